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
});
