/**
 * The industry calendar without its view: filters, sorting, past and upcoming events, months and the JSON file. Pure.
 * Calendar files and the sample events are in `ics.ts` and `events.ts`.
 */
import { filterQuery } from '../directory/filterQuery';
import { fold, listFilter } from '../search';
import { eventTypes, type CalendarEvent, type EventType } from './document';

export { splitPast } from './dates';
export * from './document';
export * from './draft';
export { addMonths, monthOf, monthWeeks, type MonthDay } from './month';
export { isOnline } from './place';

// CALENDAR-2
/** The values of the type filter, as in a URL. */
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
/** `filterEvents` for a language in which the types sort differently. */
export function eventFilter(nameOf: (type: EventType) => string) {
  // By date and time of day.
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
 * A sorted copy of the events of the type whose title, description or organizer contains the search. Ignores case and
 * accents; stable.
 */
export const filterEvents = eventFilter((type) => type);

/** How many events each filter value would show with this search. */
export function countByType(events: readonly CalendarEvent[], search = ''): Record<TypeFilter, number> {
  const found = filterEvents(events, { search });
  const [conference = 0, webinar = 0, summit = 0, workshop = 0] = eventTypes.map(
    (type) => found.filter((event) => event.type === type).length,
  );
  return { all: found.length, conference, webinar, summit, workshop };
}

/** The filters as a URL query, without `?`, without defaults and without a search of more than 200 characters. */
export function filtersToQuery({ search = '', type = 'all', sort = 'date' }: EventFilters): string {
  return filterQuery({ search, type: type.toLowerCase(), sort }, { search: '', type: 'all', sort: 'date' });
}

/** The filters in a URL query. Missing and unknown values become defaults. */
export function filtersFromQuery(query: string): Required<EventFilters> & { type: TypeFilter } {
  const values = new URLSearchParams(query);
  const type = fold(values.get('type') ?? '');
  return {
    search: (values.get('search') ?? '').trim(),
    type: typeFilters.find((value) => value === type) ?? 'all',
    sort: eventSorts.find((value) => value === values.get('sort')) ?? 'date',
  };
}
