import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { collection } from '../../collections/collection';
import { entry, field } from '../../collections/field';
import { contentRow } from '../contentInMemory';
import type { ContentRow } from '../contentStore';
import { contentEntries } from './contentEntries';
import {
  canBeEmbedded,
  ContentFileError,
  exportedFiles,
  readContentFile,
  writeContentFile,
  type ContentImport,
} from './contentFile';

const boards = collection({
  name: 'boards',
  label: 'Boards',
  entryLabel: 'Board',
  titleField: 'name',
  schema: entry({ name: field.text({ label: 'Name', max: 20 }) }),
  entries: { one: { name: 'One' }, two: { name: 'Two' }, three: { name: 'Three' } },
});
const words = collection({
  name: 'home-words',
  label: 'Words of the page',
  entryLabel: 'Words',
  titleField: 'headline',
  single: true,
  schema: entry({ headline: field.text({ label: 'Headline', min: 3, max: 60 }) }),
  entries: { content: { headline: 'Security that a board can follow' } },
});
const all = [words, boards];
const row = (key: string, more: Partial<ContentRow>) => contentRow({ collection: 'boards', key, ...more });
const live = (key: string, more: Partial<ContentRow>) => row(key, { state: 'published', ...more });

/** The rows of a site after an import. */
const imported = (rows: readonly ContentRow[], { drafts }: ContentImport) => [
  ...rows.filter(({ state, key, collection: name }) =>
    drafts.every(({ draft }) => state !== 'draft' || draft.key !== key || draft.collection !== name),
  ),
  ...drafts.map(({ draft }) => contentRow(draft)),
];
const shown = (rows: readonly ContentRow[]) =>
  all.map((each) =>
    contentEntries(each, rows)
      .filter(({ data }) => data)
      .map(({ key, data }) => [key, data]),
  );
const fileOf = (entries: readonly unknown[]) => JSON.stringify({ format: 'advisor-content', version: 1, entries });

// ADMIN-22
describe('a content file', () => {
  const rows = [
    live('one', { data: { name: 'Uno' } }),
    row('one', { data: { name: 'Eins' }, position: 2.5 }),
    live('two', { data: null }),
    live('gone', { data: null }),
    row('four', { data: { name: 'Four' }, position: 9 }),
  ];

  test('brings everything to a new site, as drafts: words, order, and what was taken off', () => {
    const plan = readContentFile(writeContentFile(all, rows), all, []);
    expect(plan).toMatchObject({ added: ['Four'], changed: ['Eins'], removed: ['Two'], refused: [] });
    expect(shown(imported([], plan))).toEqual(shown(rows));
  });

  test('changes nothing on the site that it is from', () => {
    expect(readContentFile(writeContentFile(all, rows), all, rows)).toMatchObject({ drafts: [], same: 5 });
  });

  test('brings any content of one site to any other', () => {
    const keys = ['one', 'two', 'three', 'four', 'five'];
    const someRows = fc
      .uniqueArray(
        fc.record({
          key: fc.constantFrom(...keys),
          state: fc.constantFrom('draft' as const, 'published' as const),
          position: fc.option(fc.integer({ min: -9, max: 9 })),
          data: fc.option(fc.record({ name: fc.constantFrom('One', 'Two', 'Other') })),
        }),
        { selector: ({ key, state }) => `${key} ${state}` },
      )
      .map((made) => made.map(({ key, ...more }) => row(key, more)));
    fc.assert(
      fc.property(someRows, someRows, (from, to) => {
        const plan = readContentFile(writeContentFile(all, from), all, to);
        expect(plan.refused).toEqual([]);
        const after = imported(to, plan);
        const wanted = shown(from)[1]!;
        const sent = new Set(wanted.map(([key]) => key));
        // Others of the site stay; those of the file are as they were, in their order.
        expect(shown(after)[1]!.filter(([key]) => sent.has(key))).toEqual(wanted);
        expect(readContentFile(writeContentFile(all, from), all, after).drafts).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  test('saves over the draft that is there, and over none where only something is live', () => {
    const there = row('one', { data: { name: 'Here' }, updated_at: '2026-11-02T00:00:00Z' });
    const data = { name: 'There' };
    const file = fileOf(['one', 'two'].map((key) => ({ collection: 'boards', key, data })));
    const { drafts } = readContentFile(file, all, [there, live('two', { data: { name: 'Here' } })]);
    expect(drafts).toEqual([
      { draft: { collection: 'boards', key: 'one', position: null, data }, over: '2026-11-02T00:00:00Z' },
      { draft: { collection: 'boards', key: 'two', position: null, data }, over: null },
    ]);
  });

  const five = { collection: 'boards', key: 'five', data: { name: 'Five' } };
  const malformed = 'It does not have a collection, a key and data as an export writes them.';

  test('takes what fits, and names what is left out', () => {
    const again = { ...five, data: { name: 'Five again' } };
    const other = { collection: 'home-words', key: 'other', data: { headline: 'Another' } };
    const inherited = { ...other, key: 'constructor' };
    const foreign = [{ ...five, key: '../six' }, other, inherited, null, 'Eight'];
    const plan = readContentFile(fileOf([five, again, ...foreign]), all, []);
    expect(plan.added).toEqual(['Five']);
    expect(plan.refused).toEqual([
      { title: 'Five again', reason: 'It is in the file twice.' },
      { title: '../six', reason: malformed },
      { title: 'Words of the page', reason: '“Words of the page” has one entry, and this is another one.' },
      { title: 'Words of the page', reason: '“Words of the page” has one entry, and this is another one.' },
      { title: 'Entry 6', reason: malformed },
      { title: 'Entry 7', reason: malformed },
    ]);
  });

  test.each<[field: string, values: readonly unknown[], reason: string]>([
    ['collection', [undefined, null, '', 1, ['boards']], malformed],
    ['collection', ['recipes', 'Boards', '__proto__'], 'This site has no collection “'],
    ['key', [undefined, null, '', 1, 'Five', 'a b', '-five', '../five', 'x'.repeat(101), '__proto__'], malformed],
    ['data', [undefined, 'Five', '', 0, -1, true, [], [five]], malformed],
    ['data', [{}, { name: null }, { name: '' }], 'Name: Fill this in.'],
    ['data', [{ name: 'x'.repeat(21) }], 'Name: Use at most 20 characters.'],
    ['data', [{ name: 7 }, { name: ['Five'] }], 'Name: The stored value cannot be read. Enter it again.'],
    ['data', [{ name: 'Five', more: 1 }], 'Remove what the entry has no field for: more.'],
    ['more', [1], malformed],
  ])('leaves out an entry whose %s is one of %j, and says why', (field, values, reason) => {
    for (const value of values) {
      const plan = readContentFile(fileOf([{ ...five, [field]: value }]), all, []);
      expect([value, plan.drafts, plan.refused]).toEqual([
        value,
        [],
        [{ title: expect.stringMatching(/./), reason: expect.stringContaining(reason) }],
      ]);
    }
  });

  describe('pictures and documents', () => {
    const [picture, guide, other] = ['portrait-0f3a5b7c9d1e2f40.png', 'guide-2b3c4d5e6f708192.pdf', 'scan.png'];
    const people = collection({
      name: 'people',
      label: 'People',
      entryLabel: 'Person',
      titleField: 'name',
      schema: entry({
        name: field.text({ label: 'Name', max: 20 }),
        portrait: field.picture({ label: 'Portrait', optional: true }),
      }),
      entries: {},
    });
    const ada = { name: 'Ada', portrait: { file: picture, alt: 'Ada at her desk' } };
    const withPicture = [row('ada', { collection: 'people', data: ada })];
    const file = (files: readonly unknown[]) =>
      JSON.stringify({
        format: 'advisor-content',
        version: 1,
        entries: [{ collection: 'people', key: 'ada', data: ada }],
        files,
      });

    test('travel with the entries that show them', () => {
      expect(exportedFiles([people], withPicture)).toEqual([picture]);
      const text = writeContentFile([people], withPicture, [{ name: picture, data: 'AAEC' }]);
      expect(readContentFile(text, [people], []).files).toEqual([{ name: picture, data: 'AAEC' }]);
      // Nothing to do where the entry is the same.
      expect(readContentFile(text, [people], withPicture).files).toEqual([]);
    });

    test('are taken once, if an entry needs them and the name says what they are', () => {
      const plan = readContentFile(
        file([
          { name: picture, data: 'AAEC' },
          { name: picture, data: 'AAED' },
          { name: guide, data: 'AAEC' },
          { name: `../${picture}`, data: 'AAEC' },
          { name: picture, data: '<svg/>' },
          { name: picture },
          null,
          'AAEC',
        ]),
        [people],
        [],
      );
      expect([plan.added, plan.files]).toEqual([['Ada'], [{ name: picture, data: 'AAEC' }]]);
      expect(canBeEmbedded(other)).toBe(false);
    });

    test('are missed by nobody who reads a file without them', () => {
      expect(readContentFile(fileOf([]), [people], []).files).toEqual([]);
    });
  });

  const notExported = 'This file was not saved by “Export”. Choose one that was.';
  test.each<[field: string, values: readonly unknown[], message: string]>([
    ['format', [undefined, null, '', 1, 'other', ['advisor-content']], notExported],
    ['version', [undefined, null, 0, -1, '1', 'x', true], notExported],
    ['version', [2, 1.5, 1e9], 'This file is of a newer version of the site. Update this site first, then import it.'],
    ['entries', [undefined, null, {}, 'x', 0], notExported],
    ['files', [null, {}, 'x', 0], notExported],
  ])('is refused when its %s is one of %j', (field, values, message) => {
    for (const value of values) {
      const text = JSON.stringify({ ...JSON.parse(fileOf([five])), [field]: value });
      expect(() => readContentFile(text, all, []), text).toThrow(new ContentFileError(message));
    }
  });

  test.each<readonly [text: string, message: string]>([
    ['<html>', 'This is no JSON file. Choose one that “Export” has saved.'],
    ['', 'This is no JSON file. Choose one that “Export” has saved.'],
    ...['[]', 'null', '1', '"x"', '{}'].map((text) => [text, notExported] as const),
  ])('is refused when it is %j', (text, message) => {
    expect(() => readContentFile(text, all, [])).toThrow(new ContentFileError(message));
  });
});
