import type { ComponentType, RefAttributes } from 'react';
import { __PRIVATE__, StyleSheetManager } from 'styled-components';

/** The rules of all marks. */
const rules = new CSSStyleSheet();

/**
 * Gives styled-components these rules instead of a `<style>` in the page, whose sheet would be blocked by a
 * Content-Security-Policy without `unsafe-inline`. The created element stays detached.
 */
const target = {
  querySelectorAll: () => [],
  insertBefore: (style: HTMLStyleElement) => Object.defineProperty(style, 'sheet', { value: rules }),
} as unknown as HTMLElement;
const sheet = new __PRIVATE__.StyleSheet({ target, useCSSOMInjection: true });

/** Outranks the tool stylesheet's resets of page rules (`isolateStyles.ts`). */
const tool = ':is([data-advisor-tool], #_#_#_#_#_)';

/** Adopts the rules into the shadow root or document that contains a mark. */
function adoptRules(mark: HTMLElement | null) {
  if (!mark) return;
  const root = mark.getRootNode();
  const scope = root instanceof ShadowRoot ? root : document;
  // jsdom does not support them.
  const { adoptedStyleSheets = [] } = scope;
  if (!adoptedStyleSheets.includes(rules)) scope.adoptedStyleSheets = [...adoptedStyleSheets, rules];
}

// TOOL-20
/**
 * A mark: a styled component whose style depends on data. Its rules work under any Content-Security-Policy. Browser
 * only; marks are loaded with the first result.
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
