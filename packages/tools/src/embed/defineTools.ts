import { declarations, type ToolTag } from '../elements/declarations';
import { elements } from './elements';
import { embedStyles } from './embedStyles';
import { toolElement } from './ToolElement';

/** Defines the elements that the page does not have yet, so that loading the script twice does no harm. */
export function defineTools(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(embedStyles);
  for (const tag of Object.keys(declarations) as ToolTag[])
    if (!customElements.get(tag)) customElements.define(tag, toolElement(tag, declarations[tag], elements[tag], sheet));
}
