import { IndustryCalendar } from '../../industry-calendar';
import { readEvents } from '../../industry-calendar/document';
import { readFeeds } from '../../industry-calendar/readFeeds';

export const readers = { events: readEvents, feeds: readFeeds };

export { IndustryCalendar as Tool };
