import { afterAll, expect, it, vi } from 'vitest';
import { langOf } from './elementWords';
import { localeOf } from './localeOf';

class Root {
  host?: Element;
}
vi.stubGlobal('ShadowRoot', Root);
afterAll(() => vi.unstubAllGlobals());

/** An element below one with this `lang`; in the shadow root of `host`, if there is one. */
const below = (lang?: string, host?: Element) =>
  ({
    closest: () => (lang === undefined ? null : { lang }),
    getRootNode: () => host && Object.assign(new Root(), { host }),
  }) as never;

// TOOL-21
it.each([
  ['es-MX', 'es-MX', 'es-MX'],
  ['en-GB', 'en-GB', 'en'],
  ['en-US', undefined, 'en'],
  ['fr', undefined, 'en'],
  [undefined, undefined, 'en'],
])('below lang="%s", an element has the locale %s and texts in %s', (lang, locale, texts) => {
  for (const element of [below(lang), below(undefined, below(lang))]) expect(localeOf(element)).toBe(locale);
  expect(localeOf(below('fr', below('es')))).toBeUndefined();
  expect(langOf(locale, undefined)).toBe(texts);
  expect(langOf(locale, {})).toBe(locale ?? 'en');
});
