import '@advisor/ui/theme/global';
import { defineTools } from './defineTools';
import { elements } from './elements';

/**
 * One script that makes the six tools available to any page as custom elements, with React and all styles inside.
 * Importing it in plain Node does nothing.
 */
if (typeof customElements !== 'undefined') defineTools(elements);
