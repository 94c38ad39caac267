/** A file that a reader subscribes to. */
export interface FeedAddress {
  path: string;
  title: (owner: { name: string }) => string;
}

/** Publications and papers, as RSS. */
export const publicationsFeed: FeedAddress = {
  path: '/feed.xml',
  title: ({ name }) => `Publications and papers by ${name}`,
};

/** The events of the industry calendar, as RSS. */
export const eventsFeed: FeedAddress = {
  path: '/industry-calendar.xml',
  title: ({ name }) => `Industry Calendar by ${name}`,
};

/** The events of the industry calendar, for calendar programs. */
export const eventsCalendar: FeedAddress = { ...eventsFeed, path: '/industry-calendar.ics' };
