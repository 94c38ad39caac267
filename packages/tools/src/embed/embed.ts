import '@advisor/ui/theme/global';
import { defineTools } from './defineTools';
import { elements } from './elements';

/**
 * One script that makes the six tools available to any page as custom elements, with React and all styles inside. Each
 * tool lies beside it in a file of its own, which is fetched when the tool is on the page. Importing it in plain Node does nothing.
 */
if (typeof customElements !== 'undefined') defineTools(elements);
