import { localDate, wellFormed } from '@advisor/ui/text';
import { slugOf } from '../share-state/slug';
import { phrase } from '../language/phrase';
import type { CalendarEvent } from './document';
import type { CalendarWords } from './messages/es';
import { eventMoments } from './moments';
import { placeOf } from './place';
import { english, type Translator } from './words';

export { eventMoments, eventTimestamps, type EventMoments } from './moments';

// CALENDAR-7, CALENDAR-9
/**
 * One event, or a list, as a calendar file (RFC 5545), named `{title slug}-{its date}.ics` for one, otherwise
 * `industry-calendar-{local date}.ics`. Times are instants in UTC, or floating local times for an event without a time
 * zone. An event without an end lasts one hour.
 *
 * Own code, because the libraries fall short: ical-generator 11 escapes commas in URLs, lets line breaks in ids through
 * and needs Node 22; ics 3 folds at 75 characters instead of 75 bytes.
 *
 * @param domain makes the events' identifiers globally unique, such as `example.com`
 * @param name the name of the list in calendar programs: by default "Industry Calendar"
 * @param tell what tells the words of the file: by default in English
 */
export function icsFile(
  events: readonly CalendarEvent[],
  now: Date,
  domain: string,
  name?: string,
  tell: Translator['tell'] = english.tell,
): { fileName: string; ics: string } {
  const listName = escapeText(name ?? tell(phrase<CalendarWords>('Industry Calendar')));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Advisor//Industry Calendar//EN',
    // RFC 7986, and its predecessor for older programs.
    `NAME:${listName}`,
    `X-WR-CALNAME:${listName}`,
    ...events.flatMap((event) => eventLines(event, now, domain, tell)),
    'END:VCALENDAR',
  ];
  const [one, ...others] = events;
  const stem =
    one && others.length === 0 ? `${slugOf(one.title) || 'event'}-${one.date}` : `industry-calendar-${localDate(now)}`;
  return { fileName: `${stem}.ics`, ics: `${lines.map(foldLine).join('\r\n')}\r\n` };
}

function eventLines(event: CalendarEvent, now: Date, domain: string, tell: Translator['tell']): string[] {
  const { start, end, floating } = eventMoments(event);
  const time = (moment: Date) => stamp(moment).slice(0, floating ? -1 : undefined);
  const address = event.registrationUrl ?? event.website;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@${domain}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${time(start)}`,
    `DTEND:${time(end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(placeOf(event, tell))}`,
    `DESCRIPTION:${escapeText(notesOf(event, tell))}`,
    `CATEGORIES:${escapeText(tell({ text: event.type }))}`,
    ...(address ? [`URL:${address.replace(/[\s\p{Cc}]/gu, '')}`] : []),
    'END:VEVENT',
  ];
}

/** The notes of an event, with its addresses: some programs do not show the URL property. */
export function notesOf(
  { description, organizer, registrationUrl, website }: CalendarEvent,
  tell: Translator['tell'],
): string {
  return [
    description,
    organizer,
    ...(registrationUrl ? [tell(phrase<CalendarWords>('Register: {address}', { address: registrationUrl }))] : []),
    ...(website ? [tell(phrase<CalendarWords>('Website: {address}', { address: website }))] : []),
  ].join('\n');
}

/** `20270413T150000Z`. */
export const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** A text value (RFC 5545 §3.3.11). Line breaks are escaped, so that no text can inject a property. */
function escapeText(text: string): string {
  return wellFormed(text)
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|[\n\r]/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '');
}

/** Folds a line at 75 bytes of UTF-8, never within a character (RFC 5545 §3.1). */
function foldLine(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 75) {
      pieces.push(piece);
      piece = ' ';
      bytes = 1;
    }
    piece += character;
    bytes += size;
  }
  return [...pieces, piece].join('\r\n');
}
