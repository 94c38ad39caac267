import { isWebAddress, shorten } from '@advisor/ui/text';
import { InputError } from '../language/InputError';
import { readFlag, readOneOf, readRecord, readText } from '../share-state';
import { isTimeZone, listFormat, readDay, readFilledText, readTime } from '../share-state/entries';
import type { CalendarWords } from './messages/es';

// CALENDAR-1
/** The types of event. */
export const eventTypes = ['Conference', 'Webinar', 'Summit', 'Workshop'] as const;
export type EventType = (typeof eventTypes)[number];

// CALENDAR-1
/** An event of the calendar. */
export interface CalendarEvent {
  id: string;
  title: string;
  /** The local date, as `YYYY-MM-DD`. */
  date: string;
  /** The local start time, as `HH:MM` from 00:00 to 23:59. */
  time: string;
  /** The last day of an event of several days; only with `endTime`. */
  endDate?: string;
  /** The local end time, as `HH:MM`. */
  endTime?: string;
  /** The IANA time zone of the times: `America/Denver`. Without it they are local to wherever the event is. */
  timeZone?: string;
  location: string;
  type: EventType;
  organizer: string;
  description: string;
  /** Begins with http:// or https://. */
  website?: string;
  /** Begins with http:// or https://. */
  registrationUrl?: string;
  featured: boolean;
}

/** The maximum length of each text. */
export const maxCharacters = {
  id: 100,
  title: 200,
  location: 200,
  organizer: 200,
  description: 2000,
  website: 2000,
} as const;

const list = listFormat('industry-calendar', 'events', readEvent);

/** How pending events are saved in this browser and put into a link. */
export const eventsFormat = list.format;

/** The download `industry-calendar-YYYY-MM-DD.json`. */
export const exportEvents = list.exportFile;

/** The events of an exported file. Throws an Error that says what is wrong and where; never returns part of a file. */
export const importEvents = list.importFile;

/** Validates events from outside; `path` is the place named in errors. Throws as `importEvents` does. */
export const readEvents = list.format.read;

function readEvent(value: unknown, path: string): CalendarEvent {
  const event = readRecord(value, path);
  const date = readDay(event.date, `${path}.date`);
  const time = readTime(event.time, `${path}.time`);
  const filled = (field: 'id' | 'title' | 'location' | 'organizer' | 'description') =>
    readFilledText(event[field], `${path}.${field}`, maxCharacters[field]);
  return {
    id: filled('id'),
    title: filled('title'),
    date,
    time,
    ...readEnd(event, `${date}T${time}`, path),
    ...(event.timeZone !== undefined && { timeZone: readTimeZone(event.timeZone, `${path}.timeZone`) }),
    location: filled('location'),
    type: readOneOf(event.type, `${path}.type`, eventTypes),
    organizer: filled('organizer'),
    description: filled('description'),
    ...(event.website !== undefined && { website: readWebAddress(event.website, `${path}.website`) }),
    ...(event.registrationUrl !== undefined && {
      registrationUrl: readWebAddress(event.registrationUrl, `${path}.registrationUrl`),
    }),
    featured: readFlag(event.featured, `${path}.featured`),
  };
}

/** Reads the end, which must be after the start. */
function readEnd(
  event: Record<string, unknown>,
  start: string,
  path: string,
): Pick<CalendarEvent, 'endDate' | 'endTime'> {
  if (event.endDate === undefined && event.endTime === undefined) return {};
  const endTime = readTime(event.endTime, `${path}.endTime`);
  const endDate = event.endDate === undefined ? undefined : readDay(event.endDate, `${path}.endDate`);
  const end = `${endDate ?? start.slice(0, 10)}T${endTime}`;
  if (end <= start)
    throw new InputError<CalendarWords>('{path} ends at {end}, and must end after it begins at {start}.', {
      path,
      end,
      start,
    });
  return { ...(endDate !== undefined && { endDate }), endTime };
}

function readTimeZone(value: unknown, path: string): string {
  const name = readText(value, path, 60);
  if (isTimeZone(name)) return name;
  throw new InputError<CalendarWords>('{path} must be a time zone such as America/Denver, but is "{name}".', {
    path,
    name,
  });
}

function readWebAddress(value: unknown, path: string): string {
  const address = readText(value, path, maxCharacters.website);
  if (!isWebAddress(address))
    throw new InputError<CalendarWords>(
      '{path} must be an address that begins with https:// or http://, but is "{address}".',
      { path, address: shorten(address, 40) },
    );
  return address;
}
