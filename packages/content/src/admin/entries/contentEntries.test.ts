import { describe, expect, test } from 'vitest';
import { collection } from '../../collections/collection';
import { entry, field } from '../../collections/field';
import { placeEntries } from '../../collections/stored';
import { contentRow } from '../contentInMemory';
import { contentEntries, draftsOver, problemIn, stateLabel, stateOf, withWords } from './contentEntries';
import { moveEntry, placeAtEnd } from './moveEntry';

const boards = collection({
  name: 'boards',
  label: 'Boards',
  entryLabel: 'Board',
  titleField: 'name',
  schema: entry({ name: field.text({ label: 'Name', max: 20 }) }),
  entries: { one: { name: 'One' }, two: { name: 'Two' }, three: { name: 'Three' } },
});
const row = (key: string, more: Partial<Parameters<typeof contentRow>[0]>) =>
  contentRow({ collection: 'boards', key, ...more });
const live = (key: string, more = {}) => row(key, { state: 'published', ...more });

const rows = [
  live('one', { data: { name: 'Uno' } }),
  row('one', { data: { name: 'Eins' }, position: 2.5 }),
  row('two', { data: null }),
  live('three', { data: null }),
  row('four', { data: { name: 'x'.repeat(30) }, position: 9 }),
  row('five', { data: { name: 'Five' }, position: 8, publish_at: '2026-12-01T08:00:00Z' }),
  contentRow({ collection: 'others', key: 'one', data: { name: 'Else' } }),
];
const entries = contentEntries(boards, rows);
const named = (key: string) => entries.find((each) => each.key === key)!;

describe('contentEntries', () => {
  test('has each entry once, in the order of the drafts', () => {
    expect(entries.map(({ key }) => key)).toEqual(['two', 'one', 'three', 'five', 'four']);
    expect(named('one')).toMatchObject({
      title: 'Eins',
      position: 2.5,
      shipped: { name: 'One' },
      words: { name: 'Eins' },
    });
    expect(named('two')).toMatchObject({ title: 'Two', data: null, words: { name: 'Two' } });
  });

  test('says how each stands', () => {
    expect(entries.map(stateOf)).toEqual(['removing', 'draft', 'off', 'scheduled', 'new']);
    expect(contentEntries(boards, []).map(stateLabel)).toEqual(['Original', 'Original', 'Original']);
    expect(stateLabel(named('five'))).toMatch(/^Scheduled for .*2026/);
    const [removed] = contentEntries(boards, [live('one', { data: null }), row('one', { data: { name: 'Again' } })]);
    expect(stateLabel(removed!)).toBe('New');
    const [later] = contentEntries(boards, [row('one', { data: null, publish_at: '2026-12-01T08:00:00Z' })]);
    expect(stateLabel(later!)).toMatch(/^Scheduled for/);
  });

  test('finds what does not fit', () => {
    expect(problemIn(boards, named('four'))).toMatchObject({ key: 'four', field: 'name' });
    expect(problemIn(boards, named('one'))).toBeNull();
    expect(problemIn(boards, named('two'))).toBeNull();
  });

  test('finds words in any case, without the names of fields', () => {
    expect(withWords(entries, 'EIN')).toEqual([named('one')]);
    expect(withWords(entries, 'name')).toEqual([]);
    expect(withWords(entries, '')).toBe(entries);
  });

  test('a page has its own words only', () => {
    const words = { ...boards, single: true, entries: { one: { name: 'One' } } };
    expect(contentEntries(words, rows).map(({ key, title }) => `${key}: ${title}`)).toEqual(['one: Boards']);
  });

  test('shows the site as it will be', () => {
    const placed = placeEntries(boards, draftsOver(rows));
    expect(placed.entries.map(({ data }) => data.name)).toEqual(['Eins', 'Five']);
    expect(placed.problems).toMatchObject([{ key: 'four' }]);
  });

  test('searches 10,000 entries at every key without reading their words again', () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      live(`entry-${index}`, { data: { name: `Entry ${index}`, text: 'Words of an entry. '.repeat(20) } }),
    );
    let read = 0;
    const all = contentEntries(boards, many).map((entry) => ({
      ...entry,
      words: new Proxy(entry.words, { ownKeys: (words) => (read++, Reflect.ownKeys(words)) }),
    }));
    withWords(all, 'e');
    const once = read;
    expect(once).toBeGreaterThanOrEqual(all.length);
    expect(withWords(all, 'entry 77')).toHaveLength(111);
    expect(read).toBe(once);
  });
});

describe('moveEntry', () => {
  const at = (...positions: number[]) => positions.map((position, index) => ({ key: 'abcdef'[index]!, position }));
  /** The keys in their order after the move. */
  const order = (list: ReturnType<typeof at>, from: number, to: number) => {
    const changed = new Map(moveEntry(list, from, to).map(({ key, position }) => [key, position]));
    return list
      .map(({ key, position }) => ({ key, position: changed.get(key) ?? position }))
      .toSorted((a, b) => (a.position === b.position ? (a.key < b.key ? -1 : 1) : a.position - b.position))
      .map(({ key }) => key)
      .join('');
  };

  test('changes one entry where there is room', () => {
    expect(moveEntry(at(1, 2, 3), 0, 1)).toEqual([{ key: 'a', position: 2.5 }]);
    expect(moveEntry(at(1, 2, 3), 2, 0)).toEqual([{ key: 'c', position: 0 }]);
    expect(moveEntry(at(1, 2, 3), 0, 2)).toEqual([{ key: 'a', position: 4 }]);
    expect(moveEntry(at(1, 2, 3), 1, 1)).toEqual([]);
    expect(moveEntry(at(1, 2, 3), 0, -1)).toEqual([]);
  });

  test('numbers again where there is none', () => {
    expect(moveEntry(at(2, 2, 2, 9), 0, 1)).toEqual([
      { key: 'a', position: 3 },
      { key: 'c', position: 4 },
    ]);
    expect(order(at(1, Infinity, Infinity), 0, 2)).toBe('bca');
  });

  test.each([
    [at(1, 2, 3, 4)],
    [at(1, 1, 1, 1)],
    [at(1, 1 + Number.EPSILON, 2, 3)],
    [at(Infinity, Infinity, Infinity, Infinity)],
    [at(-3, 0.5, Infinity, Infinity)],
  ])('every move in %o gives the wanted order', (list) => {
    for (const from of list.keys())
      for (const to of list.keys()) {
        const wanted = list.toSpliced(from, 1).toSpliced(to, 0, list[from]!);
        expect(order(list, from, to)).toBe(wanted.map(({ key }) => key).join(''));
      }
  });

  test('the end is after all that have a number', () => {
    expect(placeAtEnd(at(1, 2.5, Infinity))).toBe(3);
    expect(placeAtEnd([])).toBe(1);
  });
});
