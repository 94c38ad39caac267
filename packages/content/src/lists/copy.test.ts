import { object, type Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import * as navigation from '../navigation';
import { owner } from '../owner';
import * as parts from '../schema/page-parts';
import { kinds } from './kinds';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./kinds.ts', '!./index.ts'], {
  eager: true,
});

/** Every value in the content with the way to it: `./ventures.ts ventures.0.name`. */
function walk(value: unknown, path: string): [path: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return [[path, value], ...Object.entries(value).flatMap(([key, inner]) => walk(inner, `${path}.${key}`))];
}

const content = [
  ...Object.entries(modules).flatMap(([file, exports]) =>
    Object.entries(exports).flatMap(([name, value]) => walk(value, `${file} ${name}`)),
  ),
  ...walk(owner, 'owner'),
  ...walk(navigation, 'navigation'),
];
const texts = content.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
const offending = (rule: RegExp) => texts.filter(([, text]) => rule.test(text));

describe('the words of the site', () => {
  it('are found by this test', () => {
    expect(texts.length).toBeGreaterThan(1200);
  });

  it('have no exclamation mark but the specification’s own', () => {
    expect(offending(/!/)).toEqual([['./not-found.ts notFoundWords.heading', 'Oops! Page not found']]);
  });

  it('have typographic apostrophes, single spaces and no space at their ends', () => {
    expect(offending(/\w'\w|\s{2}|^\s|\s$/)).toEqual([]);
  });

  it('are in American spelling', () => {
    const british =
      /\b\w*(?:isation|ise[sd]?|ising|yse[sd]?)\b|colour|behaviour|favour|neighbour|labour|programme|centre|licence|defence|practise|cheque|catalogue|judgement|\bgrey\b|travell|cancell(?!ation)|enrol\b|e-mail/i;
    const fine =
      /\b(?:advise[sd]?|advising|otherwise|exercise[sd]?|promise[sd]?|promising|raise[sd]?|raising|advertising|rise|wise|surprise[sd]?|surprising|enterprise|revise[sd]?|precise|expertise|noise|likewise|franchise|compromise[sd]?)\b/gi;
    expect(texts.filter(([path, text]) => !path.endsWith('.colour') && british.test(text.replace(fine, '')))).toEqual(
      [],
    );
  });

  it('say nothing that says nothing', () => {
    expect(
      offending(
        /lorem|cutting[- ]edge|world[- ]class|state[- ]of[- ]the[- ]art|best[- ]in[- ]class|leverag|seamless|synerg|holistic|robust|empower|unlock|unleash|elevate|game[- ]chang|next[- ]level|landscape|journey|tailored|passionate|innovative solution|delve|thrilled|\bTODO\b/i,
      ),
    ).toEqual([]);
  });
});

describe('parts that pages share', () => {
  const rules: [name: string, ending: RegExp, schema: Schema][] = [
    ['hero', /^\S+ \w+Hero$|\.hero$/, parts.pageHero],
    ['closing call', /ClosingCall$|\.closingCall$/, parts.closingCall],
    ['words of a form', /^\S+ \w+Form$/, parts.formWords],
    // A section may carry more than its words, such as a list.
    ['words of a section', /^\S+ \w+Section$/, parts.sectionWords],
  ];

  it.each(rules)('have a %s within its bounds', async (_name, ending, schema) => {
    const found = content.filter(([path]) => ending.test(path));
    expect(found.length).toBeGreaterThan(4);
    for (const [path, value] of found)
      await object({ [path]: schema }).validate({ [path]: value }, { abortEarly: false });
  });
});

describe('links', () => {
  it('lead to a page of this site, to another site over https, or to a mail', () => {
    const links = content.filter(
      ([path, value]) => /\.(?:href|url|website|downloadUrl|link)$/.test(path) && value !== null,
    );
    expect(links.length).toBeGreaterThan(100);
    const link = parts.action.fields.href as Schema;
    expect(links.filter(([, value]) => !link.isValidSync(value))).toEqual([]);
  });
});

describe('kinds', () => {
  const used = new Set(texts.map(([, text]) => text));
  it.each(Object.entries(kinds))('every %s is used', (_name, values: readonly string[]) => {
    expect(values.filter((value) => !used.has(value))).toEqual([]);
  });
});
