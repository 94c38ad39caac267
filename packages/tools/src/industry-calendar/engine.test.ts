import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventTypes, splitPast, typeFilters, type CalendarEvent } from './engine';

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

describe('CALENDAR-2 type filter all, conference, webinar, summit, workshop', () => {
  it('has these values, and the types of CALENDAR-1', () => {
    expect(typeFilters).toEqual(['all', 'conference', 'webinar', 'summit', 'workshop']);
    expect(eventTypes).toEqual(['Conference', 'Webinar', 'Summit', 'Workshop']);
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
