import { localDate } from '../share-state';
import type { CalendarEvent } from './document';

/**
 * One event, or a filtered list, as a calendar file (RFC 5545) named `industry-calendar-YYYY-MM-DD.ics`. Times float:
 * they are those of the place, because an event has no time zone. The end of an event is not known and left out.
 *
 * Own code, because the libraries for it were tried and do not do: ical-generator 11 escapes the commas of a URL, lets
 * line breaks of an imported id through and asks for Node 22; ics 3 folds at 75 characters instead of 75 bytes.
 *
 * @param domain whose events these are, which makes their identifiers unique in the world, such as `example.com`
 */
export function icsFile(
  events: readonly CalendarEvent[],
  now: Date,
  domain: string,
): { fileName: string; ics: string } {
  const stamp = `${now.toISOString().replace(/[-:]|\.\d+/g, '')}`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Advisor//Industry Calendar//EN',
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(event.id)}@${domain}`,
      `DTSTAMP:${stamp}`,
      `DTSTART:${event.date.replaceAll('-', '')}T${event.time.replace(':', '')}00`,
      `SUMMARY:${escapeText(event.title)}`,
      `LOCATION:${escapeText(event.location)}`,
      `DESCRIPTION:${escapeText(`${event.description}\n${event.organizer}`)}`,
      `CATEGORIES:${escapeText(event.type)}`,
      ...(event.website ? [`URL:${event.website.replace(/\s/g, '')}`] : []),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return { fileName: `industry-calendar-${localDate(now)}.ics`, ics: `${lines.map(foldLine).join('\r\n')}\r\n` };
}

/** A text value (RFC 5545 §3.3.11). Line breaks are escaped, so that no text can begin a property of its own. */
function escapeText(text: string): string {
  return text
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
