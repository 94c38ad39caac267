import { object, type Schema } from 'yup';
import { describe, expect, it } from 'vitest';
import * as navigation from '../navigation';
import { owner } from '../owner';
import * as parts from '../schema/page-parts';

const modules = import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts', '!./index.ts'], { eager: true });

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
    expect(links.length).toBeGreaterThan(20);
    const link = parts.action.fields.href as Schema;
    expect(links.filter(([, value]) => !link.isValidSync(value))).toEqual([]);
  });
});
