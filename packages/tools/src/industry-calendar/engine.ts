/**
 * The industry calendar without its view: filters, order, past and upcoming events, months and the JSON file. Pure.
 * Calendar files and the sample events are in `ics.ts` and `events.ts`.
 */
import { localDate, fold } from '@advisor/ui/text';
import { filterQuery } from '../directory/filterQuery';
import { listFilter } from '../search';
import type { CalendarEvent, EventType } from './document';
import { lastDayOf } from './moments';

export * from './document';
export * from './draft';
export { addMonths, monthOf, monthWeeks, type MonthDay } from './month';
export { isOnline } from './place';

// CALENDAR-2
/** The values of the type filter, as in an address. */
export const typeFilters = ['all', 'conference', 'webinar', 'summit', 'workshop'] as const;
export type TypeFilter = (typeof typeFilters)[number];

// CALENDAR-2
/** The sort orders, all ascending. */
export const eventSorts = ['date', 'title', 'type'] as const;
export type EventSort = (typeof eventSorts)[number];

export interface EventFilters {
  /** @default '' */
  search?: string;
  /** A type in any case. @default 'all' */
  type?: string;
  /** @default 'date' */
  sort?: EventSort;
}

// CALENDAR-2
/** `filterEvents` for a language that sorts the types by other names. */
export function eventFilter(nameOf: (type: EventType) => string) {
  // By date includes the time of day.
  const filter = listFilter<CalendarEvent, EventSort>({
    fields: ({ title, description, organizer }) => [title, description, organizer],
    orders: {
      date: ({ date, time }) => [date, time],
      title: ({ title }) => [title],
      type: ({ type }) => [nameOf(type)],
    },
  });
  return (
    events: readonly CalendarEvent[],
    { search = '', type = 'all', sort = 'date' }: EventFilters = {},
  ): CalendarEvent[] => {
    const wanted = type.toLowerCase();
    return filter(events, search, sort, wanted === 'all' ? () => true : (event) => event.type.toLowerCase() === wanted);
  };
}

// CALENDAR-2
/**
 * A sorted copy of the events that have the type and whose title, description or organizer contains the search. Ignores
 * case and accents; equal events keep their order.
 */
export const filterEvents = eventFilter((type) => type);

// CALENDAR-6
/** Past and upcoming events, each in the order given. An event is past once its last day is before the visitor's date. */
export function splitPast(
  events: readonly CalendarEvent[],
  now: Date,
): { upcoming: CalendarEvent[]; past: CalendarEvent[] } {
  const today = localDate(now);
  const isPast = (event: CalendarEvent) => lastDayOf(event) < today;
  return { upcoming: events.filter((event) => !isPast(event)), past: events.filter(isPast) };
}

/** The filters as an address's query, without `?`, without defaults and without a search of more than 200 characters. */
export function filtersToQuery({ search = '', type = 'all', sort = 'date' }: EventFilters): string {
  return filterQuery({ search, type: type.toLowerCase(), sort }, { search: '', type: 'all', sort: 'date' });
}

/** The filters in an address's query. Missing and unknown values are replaced by defaults. */
export function filtersFromQuery(query: string): Required<EventFilters> & { type: TypeFilter } {
  const values = new URLSearchParams(query);
  const type = fold(values.get('type') ?? '');
  return {
    search: (values.get('search') ?? '').trim(),
    type: typeFilters.find((value) => value === type) ?? 'all',
    sort: eventSorts.find((value) => value === values.get('sort')) ?? 'date',
  };
}
