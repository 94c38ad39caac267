import type { CalendarEvent } from './document';
import { isOnline } from './place';
import type { Translator } from './words';

/** The sample events in the language of `tell`. */
export function eventsInLanguage(events: readonly CalendarEvent[], tell: Translator['tell']): CalendarEvent[] {
  return events.map((event) => ({
    ...event,
    title: tell({ text: event.title }),
    location: isOnline(event) ? event.location : tell({ text: event.location }),
    organizer: tell({ text: event.organizer }),
    description: tell({ text: event.description }),
  }));
}
