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
 * Defines the six tools as custom elements on any page, with React and all styles included. Each tool is in its own
 * file, loaded when it is used. Importing it in plain Node does nothing.
 */
if (typeof customElements !== 'undefined') defineTools();
