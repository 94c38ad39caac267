import { wellFormed } from '@advisor/ui/text';
import { localDate } from '../share-state';
import { slugOf } from '../share-state/slug';
import type { CalendarEvent } from './document';
import { eventMoments } from './moments';

export { eventMoments, eventTimestamps, type EventMoments } from './moments';

/**
 * One event, or a filtered list, as a calendar file (RFC 5545): named `{title slug}-{its date}.ics` for one, else
 * `industry-calendar-{local date}.ics`. Times are instants in UTC, which every program shows by its own clock; those of
 * an event without a time zone float: they are those of the place. An event that does not say when it ends is one hour
 * long.
 *
 * Own code, because the libraries for it were tried and do not do: ical-generator 11 escapes the commas of a URL, lets
 * line breaks of an imported id through and asks for Node 22; ics 3 folds at 75 characters instead of 75 bytes.
 *
 * @param domain whose events these are, which makes their identifiers unique in the world, such as `example.com`
 * @param name what a calendar program calls the list
 */
export function icsFile(
  events: readonly CalendarEvent[],
  now: Date,
  domain: string,
  name: string = 'Industry Calendar',
): { fileName: string; ics: string } {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Advisor//Industry Calendar//EN',
    // RFC 7986, and what programs read that are older than it.
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap((event) => eventLines(event, now, domain)),
    'END:VCALENDAR',
  ];
  const [one, ...others] = events;
  const stem =
    one && others.length === 0 ? `${slugOf(one.title) || 'event'}-${one.date}` : `industry-calendar-${localDate(now)}`;
  return { fileName: `${stem}.ics`, ics: `${lines.map(foldLine).join('\r\n')}\r\n` };
}

function eventLines(event: CalendarEvent, now: Date, domain: string): string[] {
  const { start, end, floating } = eventMoments(event);
  const time = (moment: Date) => (floating ? stamp(moment).replace('Z', '') : stamp(moment));
  const address = event.registrationUrl ?? event.website;
  return [
    'BEGIN:VEVENT',
    `UID:${escapeText(event.id)}@${domain}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${time(start)}`,
    `DTEND:${time(end)}`,
    `SUMMARY:${escapeText(event.title)}`,
    `LOCATION:${escapeText(event.location)}`,
    `DESCRIPTION:${escapeText(notesOf(event))}`,
    `CATEGORIES:${escapeText(event.type)}`,
    ...(address ? [`URL:${address.replace(/[\s\p{Cc}]/gu, '')}`] : []),
    'END:VEVENT',
  ];
}

/** What a calendar shows under the title: programs that hide the address of an event show it here. */
export function notesOf({ description, organizer, registrationUrl, website }: CalendarEvent): string {
  return [
    description,
    organizer,
    ...(registrationUrl ? [`Register: ${registrationUrl}`] : []),
    ...(website ? [`Website: ${website}`] : []),
  ].join('\n');
}

/** `20270413T150000Z`. */
export const stamp = (moment: Date): string => moment.toISOString().replace(/[-:]|\.\d+/g, '');

/** A text value (RFC 5545 §3.3.11). Line breaks are escaped, so that no text can begin a property of its own. */
function escapeText(text: string): string {
  return wellFormed(text)
    .replace(/[\\;,]/g, String.raw`\$&`)
    .replace(/\r\n|[\n\r]/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '');
}

/** A line in pieces of at most 75 bytes of UTF-8, never cut within a character (RFC 5545 §3.1). */
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
