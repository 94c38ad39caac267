import { hasVisibleCharacter, shorten } from '@advisor/ui/text';
import {
  exportFile,
  localDate,
  readFlag,
  readJson,
  readList,
  readOneOf,
  readRecord,
  readText,
  type ExportFile,
  type StateFormat,
} from '../share-state';
import {
  checkUniqueIds,
  isDay,
  isTime,
  maxEntries,
  maxFileCharacters,
  readDay,
  readFilledText,
  readTime,
  readVersion,
} from '../share-state/entries';
import { dayLabel } from './dates';

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

// CALENDAR-5
/** The fields of the submit dialog as they are typed. */
export type EventDraft = Record<
  'title' | 'date' | 'time' | 'location' | 'organizer' | 'description' | 'website',
  string
> & { type: EventType | '' };

/** The maximum length of each text. */
export const maxCharacters = {
  id: 100,
  title: 200,
  location: 200,
  organizer: 200,
  description: 2000,
  website: 2000,
} as const;

// CALENDAR-8
/** The first and the last day that an event may be submitted for: one year back, for past events, and five ahead. */
export function submittableDays(now: Date): { first: string; last: string } {
  const today = localDate(now);
  const inYears = (years: number) => {
    const day = `${String(Number(today.slice(0, 4)) + years).padStart(4, '0')}${today.slice(4)}`;
    return isDay(day) ? day : day.replace('-02-29', '-02-28');
  };
  return { first: inYears(-1), last: inYears(5) };
}

// CALENDAR-5, CALENDAR-8
/** An error message for each invalid field. All but website are required; the date is within `submittableDays`. */
export function validateEvent(draft: EventDraft, now: Date): Partial<Record<keyof EventDraft, string>> {
  const errors: Partial<Record<keyof EventDraft, string>> = {};
  if (!hasVisibleCharacter(draft.title)) errors.title = 'Enter the title.';
  if (!isDay(draft.date)) errors.date = draft.date.trim() === '' ? 'Choose the date.' : 'Choose a date that exists.';
  else {
    const { first, last } = submittableDays(now);
    if (draft.date < first || draft.date > last)
      errors.date = `Choose a date from ${dayLabel(first)} to ${dayLabel(last)}.`;
  }
  if (!isTime(draft.time))
    errors.time = draft.time.trim() === '' ? 'Choose the time.' : 'Choose a time from 00:00 to 23:59.';
  if (!hasVisibleCharacter(draft.location)) errors.location = 'Enter the location, or Online.';
  if (!eventTypes.some((type) => type === draft.type)) errors.type = 'Choose a type.';
  if (!hasVisibleCharacter(draft.organizer)) errors.organizer = 'Enter the organizer.';
  if (!hasVisibleCharacter(draft.description)) errors.description = 'Say what the event is about.';
  if (draft.website.trim() !== '' && !isWebAddress(draft.website.trim()))
    errors.website = 'Enter an address that begins with https:// or http://.';
  for (const field of ['title', 'location', 'organizer', 'description', 'website'] as const) {
    const { length } = draft[field].trim();
    if (length > maxCharacters[field])
      errors[field] = `Shorten it to ${maxCharacters[field]} characters: it has ${length}.`;
  }
  return errors;
}

// CALENDAR-9
/**
 * The submitted event with an id that no event of `others` has. Throws the first error message of an invalid draft.
 *
 * @param timeZone the visitor's, used for online events
 */
export function eventFromDraft(
  draft: EventDraft,
  others: readonly CalendarEvent[],
  now: Date,
  timeZone?: string,
): CalendarEvent {
  const [error] = Object.entries(validateEvent(draft, now));
  if (error || draft.type === '') throw new Error(error ? `${error[0]}: ${error[1]}` : 'type: Choose a type.');
  const taken = new Set(others.map(({ id }) => id));
  let time = now.getTime();
  while (taken.has(String(time))) time += 1;
  const website = draft.website.trim();
  return {
    id: String(time),
    title: draft.title.trim(),
    date: draft.date,
    time: draft.time,
    ...(timeZone !== undefined && isOnline(draft) && { timeZone }),
    location: draft.location.trim(),
    type: draft.type,
    organizer: draft.organizer.trim(),
    description: draft.description.trim(),
    ...(website && { website }),
    featured: false,
  };
}

/** Whether an event is online: its location is that one word. */
export const isOnline = ({ location }: Pick<CalendarEvent, 'location'>): boolean => /^\s*online\s*$/i.test(location);

/** Whether a text is a complete web address. Anything else, such as `javascript:`, must never become a link. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);
}

const fileVersion = 1;

/** The download `industry-calendar-YYYY-MM-DD.json`. */
export function exportEvents(events: readonly CalendarEvent[], now: Date): ExportFile {
  return exportFile('industry-calendar', now, { version: fileVersion, exportedOn: now.toISOString(), events });
}

/** The events of an exported file. Throws an Error that says what is wrong and where; never returns part of a file. */
export function importEvents(text: string): CalendarEvent[] {
  const file = readRecord(readJson(text, 'The file', maxFileCharacters), 'The file');
  readVersion(file.version, fileVersion);
  return readEvents(file.events, 'events');
}

/** How pending events are saved in this browser and put into a link. */
export const eventsFormat: StateFormat<CalendarEvent[]> = {
  tool: 'industry-calendar',
  version: fileVersion,
  maxLength: maxFileCharacters,
  read: readEvents,
};

/** Validates events from outside; `path` is the place named in errors. Throws as `importEvents` does. */
export function readEvents(value: unknown, path: string): CalendarEvent[] {
  const events = readList(value, path, maxEntries, readEvent);
  checkUniqueIds(events, path);
  return events;
}

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
  if (end <= start) throw new Error(`${path} ends at ${end}, and must end after it begins at ${start}.`);
  return { ...(endDate !== undefined && { endDate }), endTime };
}

// Cached: checking a zone takes longer than reading the rest of an event.
const knownZones = new Set<string>();

function readTimeZone(value: unknown, path: string): string {
  const name = readText(value, path, 60);
  if (knownZones.has(name)) return name;
  try {
    Intl.DateTimeFormat('en-US', { timeZone: name });
  } catch {
    throw new Error(`${path} must be a time zone such as America/Denver, but is "${name}".`);
  }
  knownZones.add(name);
  return name;
}

function readWebAddress(value: unknown, path: string): string {
  const address = readText(value, path, maxCharacters.website);
  if (!isWebAddress(address))
    throw new Error(
      `${path} must be an address that begins with https:// or http://, but is "${shorten(address, 40)}".`,
    );
  return address;
}
