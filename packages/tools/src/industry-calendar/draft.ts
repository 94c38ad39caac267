import { localDate, hasVisibleCharacter, isWebAddress, type MessageValues } from '@advisor/ui/text';
import { isDay, isTime, isTimeZone } from '../share-state/entries';
import { fitText, lengthErrors } from '../text-limit';
import { dayLabel } from './dates';
import { eventTypes, maxCharacters, readEvents, type CalendarEvent, type EventType } from './document';
import { isOnline } from './place';
import { english, type CalendarText, type Translator } from './words';

// CALENDAR-5
/** The fields of the submit dialog as they are typed. */
export type EventDraft = Record<
  'title' | 'date' | 'time' | 'location' | 'organizer' | 'description' | 'website',
  string
> & { type: EventType | '' };

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
/**
 * An error message for each invalid field. All but website are required; the date is within `submittableDays`.
 *
 * @param language what tells the messages: by default in English
 */
export function validateEvent(
  draft: EventDraft,
  now: Date,
  { tell, locale }: Translator = english,
): Partial<Record<keyof EventDraft, string>> {
  const translate = (text: CalendarText, values?: MessageValues) => tell({ text, values });
  const errors: Partial<Record<keyof EventDraft, string>> = {};
  if (!hasVisibleCharacter(draft.title)) errors.title = translate('Enter the title.');
  if (!isDay(draft.date))
    errors.date = translate(draft.date.trim() === '' ? 'Choose the date.' : 'Choose a date that exists.');
  else {
    const { first, last } = submittableDays(now);
    if (draft.date < first || draft.date > last)
      errors.date = translate('Choose a date from {first} to {last}.', {
        first: dayLabel(first, locale),
        last: dayLabel(last, locale),
      });
  }
  if (!isTime(draft.time))
    errors.time = translate(draft.time.trim() === '' ? 'Choose the time.' : 'Choose a time from 00:00 to 23:59.');
  if (!hasVisibleCharacter(draft.location)) errors.location = translate('Enter the location, or Online.');
  if (!eventTypes.some((type) => type === draft.type)) errors.type = translate('Choose a type.');
  if (!hasVisibleCharacter(draft.organizer)) errors.organizer = translate('Enter the organizer.');
  if (!hasVisibleCharacter(draft.description)) errors.description = translate('Say what the event is about.');
  if (draft.website.trim() !== '' && !isWebAddress(draft.website.trim()))
    errors.website = translate('Enter an address that begins with https:// or http://.');
  return { ...errors, ...lengthErrors(draft, maxCharacters, translate) };
}

// CALENDAR-9
/**
 * The submitted event with an id that no event of `others` has. Throws the first error message of an invalid draft.
 *
 * @param timeZone the visitor's, used for online events if it is one that times can be told in
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
  const text = (field: 'title' | 'location' | 'organizer' | 'description' | 'website') =>
    fitText(draft[field], maxCharacters[field]);
  const website = text('website');
  const event: CalendarEvent = {
    id: String(time),
    title: text('title'),
    date: draft.date,
    time: draft.time,
    ...(timeZone !== undefined && isTimeZone(timeZone) && isOnline(draft) && { timeZone }),
    location: text('location'),
    type: draft.type,
    organizer: text('organizer'),
    description: text('description'),
    ...(website && { website }),
    featured: false,
  };
  return readEvents([event], 'events')[0]!;
}
