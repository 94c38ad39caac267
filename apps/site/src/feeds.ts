import { owner } from '@advisor/content';
import { pageTitles } from '@advisor/content/lists';

/** A file that a reader subscribes to. */
export interface FeedAddress {
  path: string;
  title: string;
}

/** Publications and papers, as RSS. */
export const publicationsFeed: FeedAddress = { path: '/feed.xml', title: `Publications and papers by ${owner.name}` };

/** The events of the industry calendar, as RSS. */
export const eventsFeed: FeedAddress = {
  path: '/industry-calendar.xml',
  title: `${pageTitles['/industry-calendar']} by ${owner.name}`,
};

/** The events of the industry calendar, for calendar programs. */
export const eventsCalendar: FeedAddress = { ...eventsFeed, path: '/industry-calendar.ics' };
