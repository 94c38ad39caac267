/**
 * Simulates the media queries `prefers-reduced-motion` and `forced-colors`. A page cannot set either for itself, so
 * its own style rules are rewritten in place, and put back:
 * - rules inside such a query hold, or do not hold, as the toolbar says;
 * - with forced colours, each colour that is not a system colour is reverted to the browser's, and shadows and gradients
 *   go, as CSS Color Adjustment 1 (section 3.1) has it. The palette is the browser's own, not a reader's.
 */

/** The original text of a rewritten rule. */
const queries = new Map<CSSMediaRule, string>();
const declarations = new Map<CSSStyleRule, string>();

const systemColours =
  /^(canvas|canvastext|linktext|visitedtext|activetext|button(face|text|border)|field(text)?|highlight(text)?|selecteditem(text)?|mark(text)?|graytext|accentcolor(text)?|currentcolor|inherit|initial|unset|revert)$/i;

const replaced: [property: RegExp, value: string][] = [
  [/(^|-)color$/, 'revert'],
  [/^(box|text)-shadow$/, 'none'],
  [/^background-image$/, 'none'],
];

export interface Preferences {
  reducedMotion: boolean;
  forcedColours: boolean;
}

let preferred: Preferences = { reducedMotion: false, forcedColours: false };
let watching = false;

/** Shows the page as a reader with these preferences sees it, also what comes onto it later. */
export function showPreferences(preferences: Preferences): void {
  preferred = preferences;
  restore();
  if (!preferred.reducedMotion && !preferred.forcedColours) return;
  rewrite();
  if (watching) return;
  watching = true;
  // Stylesheets are loaded with the components that need them.
  new MutationObserver(rewrite).observe(document.head, { childList: true, characterData: true, subtree: true });
  document.addEventListener('load', ({ target }) => target instanceof HTMLLinkElement && rewrite(), true);
}

function restore() {
  for (const [rule, query] of queries) rule.media.mediaText = query;
  for (const [rule, text] of declarations) rule.style.cssText = text;
  queries.clear();
  declarations.clear();
}

function rewrite() {
  for (const sheet of document.styleSheets) {
    // Storybook's own styles are left alone.
    if (!(sheet.ownerNode as HTMLElement | null)?.dataset.emotion) rewriteRules(sheet.cssRules);
  }
}

function rewriteRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) rewriteQuery(rule);
    if (rule instanceof CSSStyleRule && preferred.forcedColours) forceColours(rule);
    if ('cssRules' in rule) rewriteRules(rule.cssRules as CSSRuleList);
  }
}

function rewriteQuery(rule: CSSMediaRule) {
  if (queries.has(rule)) return;
  const query = rule.media.mediaText;
  const holds = (on: boolean) => (on ? '(min-width: 0px)' : 'not all');
  const shown = query
    .replace('(prefers-reduced-motion: reduce)', () => holds(preferred.reducedMotion))
    .replace('(forced-colors: active)', () => holds(preferred.forcedColours));
  if (shown === query) return;
  queries.set(rule, query);
  rule.media.mediaText = shown;
}

function forceColours(rule: CSSStyleRule) {
  if (declarations.has(rule)) return;
  const before = rule.style.cssText;
  for (const property of Array.from(rule.style)) {
    const [, value] = replaced.find(([name]) => name.test(property)) ?? [];
    const own = rule.style.getPropertyValue(property);
    if (!value || systemColours.test(own) || own.startsWith('url(')) continue;
    // Forced colours keep a background that is transparent; a transparent border becomes visible.
    if (own === 'transparent' && property === 'background-color') continue;
    declarations.set(rule, before);
    rule.style.setProperty(property, value, rule.style.getPropertyPriority(property));
  }
}
