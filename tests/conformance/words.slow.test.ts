import * as site from '@advisor/content';
import * as lists from '@advisor/content/lists';
import { describe, expect, it } from 'vitest';
import { definitions } from '../../packages/content/src/forms/definitions.ts';

// They stand among sources for the browser, whose types are not those of these tests.
const { pages } = (await import('../../apps/site/src/content/pages.ts' as string)) as {
  pages: readonly { words: { entries: unknown } }[];
};
const words = pages.map((page) => page.words.entries);

/** Every text of the content, under the name of the field that holds it. */
const texts: [field: string, text: string][] = [];
JSON.stringify(
  { ...site, ...lists, kinds: null, words, forms: definitions.map((form) => form.words) },
  (field, value: unknown) => {
    if (typeof value === 'string') texts.push([field, value]);
    return value;
  },
);
const offending = (rule: RegExp) => texts.filter(([, text]) => rule.test(text));

describe('the words of the site', () => {
  it('are found by this test', () => {
    expect(texts.length).toBeGreaterThan(1200);
  });

  it('have no exclamation mark but the specification’s own', () => {
    expect(offending(/!/)).toEqual([['heading', 'Oops! Page not found']]);
  });

  it('have typographic apostrophes, single spaces and no space at their ends', () => {
    expect(offending(/\w'\w|\s{2}|^\s|\s$/)).toEqual([]);
  });

  it('are in American spelling', () => {
    const british =
      /\b\w*(?:isation|ise[sd]?|ising|yse[sd]?)\b|colour|behaviour|favour|neighbour|labour|programme|centre|licence|defence|practise|cheque|catalogue|judgement|\bgrey\b|travell|cancell(?!ation)|enrol\b|e-mail/i;
    const fine =
      /\b(?:advise[sd]?|advising|otherwise|exercise[sd]?|promise[sd]?|promising|raise[sd]?|raising|advertising|rise|wise|surprise[sd]?|surprising|enterprise|revise[sd]?|precise|expertise|noise|likewise|franchise|compromise[sd]?)\b/gi;
    expect(texts.filter(([field, text]) => field !== 'colour' && british.test(text.replace(fine, '')))).toEqual([]);
  });

  it('say nothing that says nothing', () => {
    expect(
      offending(
        /lorem|cutting[- ]edge|world[- ]class|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|leverag|seamless|synerg|holistic|robust|empower|unlock|unleash|elevate|game[- ]chang|next[- ]level|landscape|journey|tailored|passionate|innovative solution|delve|thrilled|\bTODO\b/i,
      ),
    ).toEqual([]);
  });

  const used = new Set(texts.map(([, text]) => text));
  it.each(Object.entries(lists.kinds))('use every %s', (_name, values: readonly string[]) => {
    expect(values.filter((value) => !used.has(value))).toEqual([]);
  });
});
