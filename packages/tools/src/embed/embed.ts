import '../elements/types';
import { defineTools } from './defineTools';

export type {
  ToolElement,
  ToolElementError,
  ToolElementEvents,
  ToolElementProperties,
  ToolTag,
} from '../elements/types';

// TOOL-11
/**
 * Defines the six tools as custom elements on any page, with React and all styles included. Each tool is in a file of
 * its own, loaded when it is on the page. Importing it in plain Node does nothing.
 */
if (typeof customElements !== 'undefined') defineTools();
