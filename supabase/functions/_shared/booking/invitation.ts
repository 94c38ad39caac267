import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { MailAttachment } from '../../send-contact-email/mailer.ts';

/** A session as a calendar event for both sides. */
export interface Invitation {
  /** The same in all files about the session. */
  uid: string;
  /** The number of changes. */
  sequence: number;
  method: 'REQUEST' | 'CANCEL';
  start: Date;
  end: Date;
  /** The zone in which it is fixed. */
  timeZone: string;
  now: Date;
  summary: string;
  description: string;
  organizer: Person;
  attendee: Person;
}

interface Person {
  name: string;
  email: string;
}

// BOOKING-9
/**
 * An iCalendar file (RFC 5545, RFC 5546) that calendars import automatically: with its METHOD, and with the zone's
 * definition around the session, so that calendars need not know its name.
 */
export function invitationFile(invitation: Invitation): MailAttachment {
  const { uid, sequence, method, start, end, timeZone, now, summary, description, organizer, attendee } = invitation;
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//Advisor//Bookings//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('method', method);
  calendar.addSubcomponent(timeZonePart(timeZone, start, end));
  const event = new ICAL.Component('vevent');
  const put = (name: string, value: unknown, parameters: Record<string, string> = {}) => {
    const property = new ICAL.Property(name);
    property.setValue(value as string);
    for (const [parameter, text] of Object.entries(parameters)) property.setParameter(parameter, text);
    event.addProperty(property);
  };
  put('uid', uid);
  put('sequence', sequence);
  put('dtstamp', ICAL.Time.fromJSDate(now, true));
  if (isClear(start, timeZone) && isClear(end, timeZone)) {
    put('dtstart', localTime(start, timeZone), { tzid: timeZone });
    put('dtend', localTime(end, timeZone), { tzid: timeZone });
  } else {
    // When clocks are put back an hour occurs twice, and calendars resolve it differently.
    put('dtstart', ICAL.Time.fromJSDate(start, true));
    put('dtend', ICAL.Time.fromJSDate(end, true));
  }
  put('summary', summary);
  put('description', description);
  put('status', method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED');
  put('transp', 'OPAQUE');
  put('organizer', `mailto:${organizer.email}`, { cn: quotable(organizer.name) });
  for (const person of [attendee, organizer])
    put('attendee', `mailto:${person.email}`, {
      cn: quotable(person.name),
      role: 'REQ-PARTICIPANT',
      partstat: 'ACCEPTED',
      rsvp: 'FALSE',
    });
  calendar.addSubcomponent(event);
  return {
    name: method === 'CANCEL' ? 'cancelled.ics' : 'session.ics',
    media_type: 'text/calendar',
    method,
    data: toBase64(`${calendar.toString()}\r\n`),
  };
}

/** A zone's definition around a session: its offset at the start, and changes until the end. */
function timeZonePart(timeZone: string, start: Date, end: Date): ICAL.Component {
  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', timeZone);
  const at = (moment: Date) => Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone);
  const first = at(start);
  // Also the next transition, because a calendar may show later days in the same zone.
  const changes = [first.getTimeZoneTransition('previous'), at(end).getTimeZoneTransition('next')];
  const within = first.getTimeZoneTransition('next');
  if (within && within.epochMilliseconds < end.getTime()) changes.splice(1, 0, within);
  const known = changes.filter((change) => change !== null);
  if (known.length === 0 || known[0]!.epochMilliseconds > start.getTime()) known.unshift(at(new Date(0)));
  for (const change of known) {
    const before = change.subtract({ nanoseconds: 1 });
    const isSummer = change.offsetNanoseconds > before.offsetNanoseconds;
    const part = new ICAL.Component(isSummer ? 'daylight' : 'standard');
    // RFC 5545: the start is in local time before the transition.
    const begins = change.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime();
    part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(begins.toString({ smallestUnit: 'second' })));
    part.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromSeconds(before.offsetNanoseconds / 1e9));
    part.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromSeconds(change.offsetNanoseconds / 1e9));
    zone.addSubcomponent(part);
  }
  return zone;
}

/** Whether a local time is unambiguous in a zone. */
function isClear(moment: Date, timeZone: string): boolean {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
  const [earlier, later] = (['earlier', 'later'] as const).map((disambiguation) =>
    local.toZonedDateTime(timeZone, { disambiguation }),
  );
  return earlier!.equals(later!);
}

function localTime(moment: Date, timeZone: string): ICAL.Time {
  const local = Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return ICAL.Time.fromDateTimeString(local.toString({ smallestUnit: 'second' }));
}

/** A parameter cannot contain quotation marks or line breaks (RFC 5545, 3.2). */
const quotable = (name: string) => name.replaceAll(/["\p{Cc}]+/gu, ' ').trim();

function toBase64(text: string): string {
  return btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));
}
