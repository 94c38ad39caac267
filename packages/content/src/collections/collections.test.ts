import type { SchemaDescription, SchemaInnerTypeDescription, SchemaObjectDescription, ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { collections, type Control, type Field } from '.';
import { podcasts, publications, speakingEngagements, whitePapers } from './entries';
import { featuredItem } from './featured-content/schema';
import { featuredContentEntries } from './featured-content/entries';
import { podcast } from './podcasts/schema';
import { podcastEntries } from './podcasts/entries';
import { venture } from './ventures/schema';
import { ventureEntries } from './ventures/entries';

type Entry = Record<string, unknown>;

const inKebabCase = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const fieldsOf = (schema: { describe(): unknown }) =>
  Object.entries((schema.describe() as SchemaObjectDescription).fields) as [string, SchemaDescription][];

/** A field with all that are in it. */
function within(description: SchemaDescription): SchemaDescription[] {
  const { fields } = description as SchemaObjectDescription;
  const { innerType } = description as SchemaInnerTypeDescription;
  const inner = [...Object.values(fields ?? {}), ...(innerType ? [innerType].flat() : [])] as SchemaDescription[];
  return [description, ...inner.flatMap(within)];
}

const controlOf = ({ meta }: SchemaDescription) => (meta as { control: Control }).control;
const boundOf = ({ tests }: SchemaDescription, name: string) =>
  tests.find((test) => test.name === name)?.params?.[name];

/** Values that a field has to refuse. */
function unfit(description: SchemaDescription): unknown[] {
  const [min, max] = [Number(boundOf(description, 'min')), Number(boundOf(description, 'max'))];
  const notALink = [
    'javascript:alert(1)',
    'http://example.com',
    'data:text/html,x',
    'example.com',
    '/no such page',
    '',
  ];
  switch (controlOf(description)) {
    case 'text':
    case 'textarea':
      return ['', ' ', 7, null, 'x'.repeat(max + 1), ' around ', ...(min > 1 ? ['x'.repeat(min - 1)] : [])];
    case 'richtext':
      return [
        ...unfit({ ...description, meta: { control: 'text' } } as SchemaDescription),
        [],
        [{ text: 'x'.repeat(max + 1) }],
        ...notALink.map((href) => [{ text: 'x'.repeat(min), href }]),
      ];
    case 'number':
      return [min - 1, max + 1, 1.5, NaN, Infinity, '5', null];
    case 'date':
      return ['2026-02-30', '2026-2-3', 'tomorrow', '', 20_261_120, null];
    case 'select':
      return ['purple-llama', '', '__proto__', null];
    case 'url':
      return [...notALink, '/contact', 'mailto:someone@example.com', 'https://', null];
    case 'email':
      return ['someone', 'a@b', '@example.com', 'two words@example.com', 'https://example.com', '', null];
    case 'link':
      return [...notALink, 'mailto:nobody', null];
    case 'page':
      return [...notALink, 'https://example.com', '/contact?a', null];
    case 'file':
      return [...notALink, undefined];
    case 'picture':
      return [null, {}, 'a.png', { file: 'a.svg', alt: 'A' }, { file: '../a.png', alt: 'A' }, { file: 'a.png' }];
    case 'colour':
      return ['', 'red', '#abc', '#0B5D5', '0B5D57', 'rgb(0 0 0)', '#FFFFFF', null];
    case 'list':
      // Without a lower bound the list may be empty.
      return [
        ...(Number.isNaN(min) || min > 0 ? [[]] : []),
        null,
        'text',
        ...(max < 100 ? [Array.from({ length: max + 1 }, () => 'Point')] : []),
      ];
    case 'group':
      return [null, {}, []];
  }
}

/** What is said at which field, or nothing if the entry fits. */
async function problems(schema: Field<unknown>, entry: unknown): Promise<[path: string, message: string][]> {
  try {
    await schema.validate(entry, { abortEarly: false });
    return [];
  } catch (error) {
    const { inner, path, message } = error as ValidationError;
    return (inner.length > 0 ? inner : [{ path, message }]).map((each) => [each.path ?? '', each.message]);
  }
}

it('each collection has a name of its own', () => {
  const names = collections.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !inKebabCase.test(name))).toEqual([]);
});

describe.each(collections.map((each) => [each.name, each] as const))('%s', (_name, { schema, entries, titleField }) => {
  const all = Object.entries(entries) as unknown as [string, Entry][];
  const fields = fieldsOf(schema);

  it('has entries that fit its schema, under keys in kebab case, each once', async () => {
    expect(all.length).toBeGreaterThan(0);
    for (const [key, entry] of all) {
      expect(key).toMatch(inKebabCase);
      expect([key, await problems(schema, entry)]).toEqual([key, []]);
    }
    expect(new Set(all.map(([, entry]) => JSON.stringify(entry))).size).toBe(all.length);
  });

  it('has entries that a database can keep', () => {
    expect(JSON.parse(JSON.stringify(entries))).toEqual(entries);
  });

  it('names its entries by one of its fields', () => {
    expect(fields.map(([name]) => name)).toContain(titleField);
    expect(new Set(all.map(([, entry]) => entry[titleField])).size).toBe(all.length);
  });

  it('has a label and a control for each field', () => {
    for (const description of fields.flatMap(([, each]) => within(each))) {
      expect(description.label).toMatch(/^[A-Z]/);
      expect(unfit(description).length).toBeGreaterThan(0);
    }
  });

  it('refuses what does not fit a field, in words at that field', async () => {
    const [, fitting] = all[0]!;
    for (const [name, description] of fields)
      for (const value of unfit(description)) {
        const found = await problems(schema, { ...fitting, [name]: value });
        const place = [name, value, found];
        expect(found.length, JSON.stringify(place)).toBeGreaterThan(0);
        for (const [path, message] of found) {
          expect(path === name || path.startsWith(`${name}.`) || path.startsWith(`${name}[`), String(place)).toBe(true);
          // With none of the validator's own words, which have backticks.
          expect(message, String(place)).toMatch(/^[A-Z“][^`]*\.$/);
        }
      }
  });

  it('refuses an entry without a field that it needs, and one with a field that it does not know', async () => {
    const [, fitting] = all[0]!;
    for (const [name, { optional }] of fields) {
      const { [name]: _without, ...rest } = fitting;
      if (!optional) expect((await problems(schema, rest)).map(([path]) => path)).toContain(name);
    }
    expect(await problems(schema, { ...fitting, founded: 1984 })).not.toEqual([]);
    for (const none of [null, undefined, 'text', [], 7]) expect(await problems(schema, none)).not.toEqual([]);
  });
});

it.each([
  ['podcasts', podcasts],
  ['speaking engagements', speakingEngagements],
  ['publications', publications],
  ['white papers', whitePapers],
])('%s are newest first', (_name, list: readonly { date: string }[]) => {
  const dates = list.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

describe('a message says what to do', () => {
  const [aVenture] = Object.values(ventureEntries);
  const [episode] = Object.values(podcastEntries);
  const [recording] = Object.values(featuredContentEntries);
  const either = 'Enter either a duration or a number of pages.';
  it.each([
    [
      'three highlights of four',
      venture,
      { ...aVenture, highlights: ['A', 'B', 'C'] },
      'highlights',
      'Add at least 4.',
    ],
    [
      'no https',
      podcast,
      { ...episode, url: 'http://a.example' },
      'url',
      'Enter an address that starts with https://.',
    ],
    ['both lengths', featuredItem, { ...recording, pages: 24 }, 'pages', either],
    ['neither length', featuredItem, { ...recording, duration: undefined }, 'pages', either],
  ])('%s', async (_what, schema, entry, path, message) => {
    expect(await problems(schema as Field<unknown>, entry)).toContainEqual([path, message]);
  });
});
