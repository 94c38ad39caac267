import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '@advisor/ui/text';
import * as calendar from '../industry-calendar/engine';
import { sampleEvents } from '../industry-calendar/events';
import * as glossary from '../industry-glossary/engine';
import { terms } from '../industry-glossary/terms';
import { filterValue } from '../search';

/** An entry of any list: its texts by field. */
type Entry = Readonly<Record<string, unknown>> & { id: string };
interface Directory {
  full: Entry;
  filter: (list: readonly Entry[], filters: Record<string, string>) => readonly Entry[];
  /** The fields in which a search looks, and no others. */
  searched: readonly string[];
  /** The field that is filtered by its values. */
  by: string;
  values: readonly string[];
  /** What entries are sorted by, first to last; by the first order without a choice. */
  orders: Record<string, (entry: Entry) => unknown[]>;
  toQuery: (filters: Record<string, string>) => string;
  fromQuery: (query: string) => object;
}

const directories: Record<string, Directory> = {
  'GLOSSARY-2 the glossary': {
    full: { ...terms[0]!, abbreviation: 'x', featured: true },
    filter: glossary.filterTerms as never,
    searched: ['term', 'abbreviation', 'definition'],
    by: 'category',
    values: glossary.categories,
    orders: {
      alphabetical: ({ term }) => [term],
      category: ({ category, term }) => [category, term],
      featured: ({ featured, term }) => [featured ? 0 : 1, term],
    },
    toQuery: glossary.filtersToQuery as never,
    fromQuery: (query) => glossary.filtersFromQuery(query, terms),
  },
  'CALENDAR-2 the calendar': {
    full: { ...sampleEvents[0]!, website: 'https://x.example', registrationUrl: 'https://x.example' },
    filter: calendar.filterEvents as never,
    searched: ['title', 'description', 'organizer'],
    by: 'type',
    values: calendar.eventTypes,
    orders: {
      date: ({ date, time }) => [date, time],
      title: ({ title }) => [title],
      type: ({ type }) => [type],
    },
    toQuery: calendar.filtersToQuery as never,
    fromQuery: calendar.filtersFromQuery,
  },
};

describe.each(Object.entries(directories))('%s', (_name, directory) => {
  const { full, filter, searched, by, values, orders, toQuery, fromQuery } = directory;
  const plain = { ...full, ...Object.fromEntries(searched.map((field) => [field, 'x'])) };
  const ids = (list: readonly Entry[]) => list.map(({ id }) => id);
  const [firstOrder] = Object.keys(orders);
  const defaults = { search: '', [by]: 'all', sort: firstOrder! };

  it.each(['zephyr', 'ZEPHYR', ' Zephyr ', 'zéphyr'])(
    'finds %j in the fields that are searched and in no other',
    (search) => {
      const list = Object.entries(full).map(([field, value]) => ({
        ...plain,
        [field]: Array.isArray(value) ? ['A zephyr blows.'] : typeof value === 'string' ? 'A Zephyr blows.' : value,
        id: field,
      }));
      expect(ids(filter(list, { search })).toSorted()).toEqual(searched.toSorted());
    },
  );

  it('finds nothing across two fields, nor by a pattern', () => {
    const [one, other] = searched as [string, string];
    for (const search of ['abcd', 'ab cd', 'ab\0cd'])
      expect(filter([{ ...plain, [one]: 'ab', [other]: 'cd' }], { search })).toEqual([]);
    expect(filter([plain], { search: '.*' })).toEqual([]);
  });

  it.each(values)('shows %s alone, in any case and as in an address', (value) => {
    const list = values.map((each) => ({ ...plain, id: each, [by]: each }));
    for (const wanted of [value, value.toLowerCase(), filterValue(value)])
      expect(ids(filter(list, { [by]: wanted }))).toEqual([value]);
    expect(ids(filter(list, { [by]: 'all' })).toSorted()).toEqual(values.toSorted());
    expect(filter(list, { [by]: '__proto__' })).toEqual([]);
  });

  it.each(Object.entries(orders))(
    'is sorted by %s, keeps the order of equal ones, and leaves the list that it was given',
    (sort, keyOf) => {
      const names = fc.constantFrom('Alpha', 'alpha', 'Beta', 'Éclair');
      const entry = fc.record({
        title: names,
        term: names,
        date: fc.constantFrom('2026-01-01', '2026-11-20', '2027-03-01'),
        time: fc.constantFrom('08:30', '09:00'),
        featured: fc.boolean(),
        [by]: fc.constantFrom(...values),
      });
      const foldedKey = (each: Entry) =>
        keyOf(each)
          .map((part) => fold(String(part)))
          .join('\0');
      fc.assert(
        fc.property(fc.array(entry), (fields) => {
          const list = fields.map((each, index) => ({ ...plain, ...each, id: String(index) }));
          const before = [...list];
          const expected = list.toSorted((a, b) =>
            foldedKey(a) < foldedKey(b) ? -1 : Number(foldedKey(a) > foldedKey(b)),
          );
          expect(ids(filter(list, { sort }))).toEqual(ids(expected));
          expect(list).toEqual(before);
          if (sort === firstOrder) expect(filter(list, {})).toEqual(filter(list, { sort }));
        }),
      );
    },
  );

  it('TOOL-7 writes filters into an address, without defaults and a search that is too long', () => {
    const value = values[3]!;
    const long = 'x'.repeat(200);
    expect(toQuery({})).toBe('');
    expect(toQuery({ ...defaults, search: ' ' })).toBe('');
    expect(toQuery({ search: ` ${long} ` })).toBe(`search=${long}`);
    expect(toQuery({ search: `${long}x`, [by]: value })).toBe(`${by}=${filterValue(value)}`);
  });

  it('TOOL-7 reads filters from an address, and takes nothing from it that it would not write', () => {
    expect(fromQuery('')).toEqual(defaults);
    expect(fromQuery(`?${by}=cheese&sort=__proto__`)).toEqual(defaults);
    expect(fromQuery('search=%E0%A4&type')).toEqual({ ...defaults, search: '\uFFFD' });
    for (const value of values)
      for (const sort of Object.keys(orders)) {
        const filters = { search: ' a&b=c ', [by]: value, sort };
        const read = { search: 'a&b=c', [by]: filterValue(value), sort };
        expect(fromQuery(toQuery(filters))).toEqual(read);
        expect(fromQuery(`?search=a%26b%3Dc&${by}=${filterValue(value).toUpperCase()}&sort=${sort}`)).toEqual(read);
      }
  });
});
