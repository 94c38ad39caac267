import { cutText } from '@advisor/ui/text';
import type { CalendarEvent } from './document';
import { notesOf, stamp } from './ics';
import { eventMoments } from './moments';
import { placeOf } from './place';
import { english, type CalendarText, type Translator } from './words';

/** A link that opens a web calendar with an event filled in, to review and save there. */
export interface CalendarLink {
  /** In English. */
  label: CalendarText;
  href: string;
}

/** The maximum length of the notes in an address: servers refuse long ones. */
const maxNotes = 1000;

// CALENDAR-10
/** Links to the web calendars, with notes in the language of `tell`. Nothing is sent before the visitor opens one. */
export function calendarLinks(event: CalendarEvent, tell: Translator['tell'] = english.tell): CalendarLink[] {
  const { start, end, floating } = eventMoments(event);
  const notes = cutText(notesOf(event, tell), maxNotes);
  const time = (text: string) => (floating ? text.replace('Z', '') : text);
  const iso = (moment: Date) => time(`${moment.toISOString().slice(0, 19)}Z`);
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: event.title,
    dates: `${time(stamp(start))}/${time(stamp(end))}`,
    details: notes,
    location: placeOf(event, tell),
  });
  // Outlook shows a space encoded as a plus sign as a plus sign.
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: event.title,
    startdt: iso(start),
    enddt: iso(end),
    body: notes,
    location: placeOf(event, tell),
  })
    .toString()
    .replaceAll('+', '%20');
  return [
    { label: 'Google Calendar', href: `https://calendar.google.com/calendar/render?${google}` },
    { label: 'Outlook.com', href: `https://outlook.live.com/calendar/0/action/compose?${outlook}` },
    { label: 'Outlook for work or school', href: `https://outlook.office.com/calendar/0/action/compose?${outlook}` },
  ];
}
