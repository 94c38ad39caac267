import type { ComponentType, RefAttributes } from 'react';
import { __PRIVATE__, StyleSheetManager } from 'styled-components';

/** The rules of all marks. */
const rules = new CSSStyleSheet();

/**
 * Gives styled-components these rules in place of a `<style>` in the page: under a Content-Security-Policy without
 * `unsafe-inline` the latter has no sheet. The element that it makes stays outside of any document.
 */
const target = {
  querySelectorAll: () => [],
  insertBefore: (style: HTMLStyleElement) => Object.defineProperty(style, 'sheet', { value: rules }),
} as unknown as HTMLElement;
const sheet = new __PRIVATE__.StyleSheet({ target, useCSSOMInjection: true });

/** Stronger than what a tool's stylesheet takes back of the rules of the page (`isolateStyles.ts`). */
const tool = ':is([data-advisor-tool], #_#_#_#_#_)';

/** Adopts the rules in the shadow root or the document that a mark is in. */
function adoptRules(mark: HTMLElement | null) {
  if (!mark) return;
  const root = mark.getRootNode();
  const scope = root instanceof ShadowRoot ? root : document;
  // jsdom has none.
  const { adoptedStyleSheets = [] } = scope;
  if (!adoptedStyleSheets.includes(rules)) scope.adoptedStyleSheets = [...adoptedStyleSheets, rules];
}

// TOOL-20
/**
 * A mark: a styled component whose look follows data. Its rules need no permission of the page's Content-Security-Policy.
 * For the browser alone, where marks are loaded with the first result.
 */
export function mark<Props extends object>(
  Styled: ComponentType<Props & RefAttributes<HTMLElement>>,
): ComponentType<Props> {
  return function Mark(props: Props) {
    return (
      <StyleSheetManager sheet={sheet} namespace={tool}>
        <Styled {...props} ref={adoptRules} />
      </StyleSheetManager>
    );
  };
}
