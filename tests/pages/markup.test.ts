import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { allPages, publicPages } from './built.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // `<!doctype html>` in lower case is what the formatter of this repository writes.
    'doctype-style': 'off',
    // `<meta … />` and `<br/>`, as the formatter and React write them, mean the same as without the slash.
    'void-style': 'off',
    // React writes `dateTime`, `autoComplete`, `required=""` and `hidden=""`; HTML reads them in any case, and an empty value as true.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // role="list" gives a list back what Safari takes away together with its bullets.
    'no-redundant-role': ['error', { exclude: ['list'] }],
    // The two names of the role mean the same.
    'presentation-role-style': 'off',
    // React's useId makes ids such as `_r_2_`, which HTML allows and this rule's strict form does not.
    'valid-id': ['error', { relaxed: true }],
  },
});

describe.each(allPages)('$path', ({ html, document }) => {
  it('is valid HTML', async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`)).toEqual([]);
  });

  it('has every id once', () => {
    const ids = document.querySelectorAll('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });
});

describe.each(publicPages)('$path', ({ document }) => {
  const headings = document
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ tagName, text }) => ({ level: Number(tagName[1]), text }));

  it('has one h1, in its main part', () => {
    expect(headings.filter(({ level }) => level === 1)).toHaveLength(1);
    expect(document.querySelectorAll('main h1')).toHaveLength(1);
  });

  it('skips no level of heading, and none is empty', () => {
    const skipping = headings.filter(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1);
    expect(skipping).toEqual([]);
    expect(headings.filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  it('has its landmarks once, and a language', () => {
    for (const landmark of ['main', 'body header nav', 'footer'])
      expect(document.querySelectorAll(landmark).length, landmark).toBeGreaterThan(0);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('en');
  });

  it('gives every picture its size and its words', () => {
    const unsized = document
      .querySelectorAll('img, svg[role="img"]')
      .filter((picture) => !picture.getAttribute('width') || !picture.getAttribute('height'));
    expect(unsized.map(String)).toEqual([]);
    const wordless = document.querySelectorAll('img').filter((picture) => picture.getAttribute('alt') === undefined);
    expect(wordless.map(String)).toEqual([]);
    const nameless = document
      .querySelectorAll('svg')
      .filter((picture) => picture.getAttribute('aria-hidden') !== 'true' && !picture.getAttribute('aria-label'));
    expect(nameless.map(String)).toEqual([]);
  });
});
