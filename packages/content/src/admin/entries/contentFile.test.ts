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

  test('saves over the draft that is there', () => {
    const there = row('one', { data: { name: 'Here' }, updated_at: '2026-11-02T00:00:00Z' });
    const { drafts } = readContentFile(fileOf([{ collection: 'boards', key: 'one', data: { name: 'There' } }]), all, [
      there,
    ]);
    expect(drafts).toEqual([
      {
        draft: { collection: 'boards', key: 'one', position: null, data: { name: 'There' } },
        over: '2026-11-02T00:00:00Z',
      },
    ]);
  });

  test('takes what fits and says of the rest why not', () => {
    const plan = readContentFile(
      fileOf([
        { collection: 'boards', key: 'five', data: { name: 'Five' } },
        { collection: 'boards', key: 'five', data: { name: 'Five again' } },
        { collection: 'boards', key: 'six', data: { name: 'A name of far too many letters' } },
        { collection: 'boards', key: '../seven', data: { name: 'Seven' } },
        { collection: 'recipes', key: 'eight', data: { name: 'Eight' } },
        { collection: 'home-words', key: 'other', data: { headline: 'Another' } },
        { collection: 'boards', key: 'nine', data: 'Nine' },
        null,
        'Ten',
      ]),
      all,
      [],
    );
    expect(plan.added).toEqual(['Five']);
    expect(plan.refused.map(({ title }) => title)).toEqual([
      'Five again',
      'A name of far too many letters',
      '../seven',
      'eight',
      'Words of the page',
      'nine',
      'Entry 8',
      'Entry 9',
    ]);
    expect(plan.refused[1]!.reason).toMatch(/^Name: .*20/);
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

  test.each([
    ['<html>', 'This is no JSON file.'],
    ['[]', 'This file was not saved by “Export”.'],
    ['{"format":"other","version":1,"entries":[]}', 'This file was not saved by “Export”.'],
    ['{"format":"advisor-content","version":1}', 'This file was not saved by “Export”.'],
    ['{"format":"advisor-content","version":2,"entries":[]}', 'This file is of a newer version of the site.'],
  ])('refuses %s', (text, message) => {
    expect(() => readContentFile(text, all, [])).toThrow(ContentFileError);
    expect(() => readContentFile(text, all, [])).toThrow(message);
  });
});
