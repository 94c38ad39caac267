import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from '../search';
import {
  countByType,
  eventSorts,
  eventTypes,
  filterEvents,
  filtersFromQuery,
  filtersToQuery,
  splitPast,
  typeFilters,
  type CalendarEvent,
} from './engine';

const event = (fields: Partial<CalendarEvent> = {}): CalendarEvent =>
  ({
    id: '1',
    title: 'Channel Day',
    date: '2026-11-20',
    time: '09:00',
    location: 'Berlin',
    type: 'Summit',
    organizer: 'The Council',
    description: 'About partners.',
    featured: false,
    ...fields,
  }) as CalendarEvent;
const ids = (list: readonly CalendarEvent[]) => list.map(({ id }) => id);

const anyEvents = fc
  .array(
    fc.record({
      title: fc.constantFrom('Alpha', 'alpha', 'Beta', 'Éclair'),
      date: fc.constantFrom('2026-01-01', '2026-11-20', '2027-03-01'),
      type: fc.constantFrom(...eventTypes),
      organizer: fc.string({ maxLength: 5 }),
      description: fc.string({ maxLength: 5 }),
    }),
  )
  .map((list) => list.map((fields, index) => event({ ...fields, id: String(index) })));

describe('CALENDAR-2 search matches title, description and organizer', () => {
  const list = [
    event({ id: 'title', title: 'Zephyr' }),
    event({ id: 'description', description: 'A zephyr blows.' }),
    event({ id: 'organizer', organizer: 'ZEPHYR Ltd.' }),
    event({ id: 'elsewhere', location: 'Zephyr', website: 'https://zephyr.example.com' }),
  ];

  it.each(['zephyr', 'ZEPHYR', ' Zephyr ', 'zéphyr'])('%j finds the three fields and no other', (search) => {
    expect(ids(filterEvents(list, { search }))).toEqual(['title', 'description', 'organizer']);
  });

  it('finds exactly what has the text in one of the three fields', () => {
    fc.assert(
      fc.property(anyEvents, fc.string({ maxLength: 2 }), (list, search) => {
        const query = fold(search.trim());
        const expected = list.filter((each) =>
          [each.title, each.description, each.organizer].some((field) => fold(field).includes(query)),
        );
        expect(new Set(filterEvents(list, { search }))).toEqual(new Set(expected));
      }),
    );
  });
});

describe('CALENDAR-2 type filter all, conference, webinar, summit, workshop', () => {
  it('has these values, and the types of CALENDAR-1', () => {
    expect(typeFilters).toEqual(['all', 'conference', 'webinar', 'summit', 'workshop']);
    expect(eventTypes).toEqual(['Conference', 'Webinar', 'Summit', 'Workshop']);
  });

  it.each(eventTypes)('%s shows that type alone, in any case', (type) => {
    const list = eventTypes.map((each) => event({ id: each, type: each }));
    expect(ids(filterEvents(list, { type: type.toLowerCase() }))).toEqual([type]);
    expect(ids(filterEvents(list, { type }))).toEqual([type]);
    expect(ids(filterEvents(list, { type: 'all' }))).toEqual(eventTypes);
  });

  it('an unknown type shows nothing', () => {
    expect(filterEvents([event()], { type: '__proto__' })).toEqual([]);
  });

  it('filter then count agree', () => {
    fc.assert(
      fc.property(anyEvents, fc.constantFrom('', 'a', 'alpha'), (list, search) => {
        const counts = countByType(list, search);
        for (const type of typeFilters) expect(filterEvents(list, { search, type })).toHaveLength(counts[type]);
        expect(counts.conference + counts.webinar + counts.summit + counts.workshop).toBe(counts.all);
      }),
    );
  });
});

describe('CALENDAR-2 sort by date, title, type', () => {
  const list = [
    event({ id: 'c', title: 'beta', date: '2027-01-02', time: '08:00', type: 'Workshop' }),
    event({ id: 'a', title: 'Álpha', date: '2026-12-31', time: '09:00', type: 'Summit' }),
    event({ id: 'b', title: 'Gamma', date: '2026-12-31', time: '08:30', type: 'Conference' }),
  ];

  it.each([
    ['date', ['b', 'a', 'c']],
    ['title', ['a', 'c', 'b']],
    ['type', ['b', 'a', 'c']],
  ] as const)('%s ascending', (sort, order) => {
    expect(ids(filterEvents(list, { sort }))).toEqual(order);
  });

  it('is by date without a choice', () => {
    expect(filterEvents(list)).toEqual(filterEvents(list, { sort: 'date', type: 'all', search: '' }));
  });

  it('is sorted, stable, loses nothing and leaves the list it was given', () => {
    fc.assert(
      fc.property(anyEvents, fc.constantFrom(...eventSorts), (list, sort) => {
        const before = [...list];
        const sorted = filterEvents(list, { sort });
        expect(list).toEqual(before);
        expect(new Set(sorted)).toEqual(new Set(list));
        for (const [index, each] of sorted.entries()) {
          const next = sorted[index + 1];
          if (!next) continue;
          expect(fold(each[sort]) <= fold(next[sort])).toBe(true);
          if (fold(each[sort]) === fold(next[sort])) expect(Number(each.id)).toBeLessThan(Number(next.id));
        }
      }),
    );
  });
});

describe('CALENDAR-6 past events', () => {
  it('an event of several days is coming until its last one is over', () => {
    const days = event({ endDate: '2026-11-22', endTime: '17:00' });
    expect(splitPast([days], new Date(2026, 10, 22, 23, 59)).upcoming).toHaveLength(1);
    expect(splitPast([days], new Date(2026, 10, 23)).past).toHaveLength(1);
  });

  it('both parts keep the order and add up', () => {
    fc.assert(
      fc.property(anyEvents, (list) => {
        const { upcoming, past } = splitPast(list, new Date(2026, 10, 20));
        expect(list.filter((each) => upcoming.includes(each))).toEqual(upcoming);
        expect(list.filter((each) => past.includes(each))).toEqual(past);
        expect(upcoming.length + past.length).toBe(list.length);
      }),
    );
  });
});

describe('TOOL-7 filter values in the address', () => {
  it.each([
    [{}, ''],
    [{ search: ' ', type: 'all', sort: 'date' }, ''],
    [{ type: 'Webinar' }, 'type=webinar'],
    [{ search: ` ${'x'.repeat(200)} ` }, `search=${'x'.repeat(200)}`],
    [{ search: 'x'.repeat(201), sort: 'title' }, 'sort=title'],
    [{ search: ' a&b=c ', type: 'summit', sort: 'title' }, 'search=a%26b%3Dc&type=summit&sort=title'],
  ] as const)('%j is %j', (filters, query) => {
    expect(filtersToQuery(filters)).toBe(query);
  });

  it.each([
    ['', { search: '', type: 'all', sort: 'date' }],
    ['?type=WEBINAR&sort=type', { search: '', type: 'webinar', sort: 'type' }],
    ['type=party&sort=__proto__', { search: '', type: 'all', sort: 'date' }],
    ['search=%E0%A4&type', { search: '\uFFFD', type: 'all', sort: 'date' }],
  ])('%.30s is read', (query, filters) => {
    expect(filtersFromQuery(query)).toEqual(filters);
  });

  it('writing then reading gives the same filters', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 50 }),
        fc.constantFrom(...typeFilters),
        fc.constantFrom(...eventSorts),
        (search, type, sort) => {
          expect(filtersFromQuery(filtersToQuery({ search, type, sort }))).toEqual({
            search: search.trim(),
            type,
            sort,
          });
        },
      ),
    );
  });
});
