import type { CalendarEvent } from './document';
import { english, type Translator } from './words';

/** The location of online events, in files and links of every language. */
export const online = 'Online';

/** Whether an event is online: its location is that one word. */
export const isOnline = ({ location }: Pick<CalendarEvent, 'location'>): boolean =>
  location.trim().toLowerCase() === 'online';

/** The location of an event as it is shown. */
export const placeOf = (event: Pick<CalendarEvent, 'location'>, tell: Translator['tell'] = english.tell): string =>
  isOnline(event) ? tell({ text: online }) : event.location;
