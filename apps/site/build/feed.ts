import { copyrightLine } from '@advisor/content';
import { publicationsCollection, whitePapersCollection, type Owner } from '@advisor/content/collections';
import type { Publication, WhitePaper } from '@advisor/content/lists';
import { filterEvents, type CalendarEvent } from '@advisor/tools/industry-calendar/engine';
import { sampleEvents } from '@advisor/tools/industry-calendar/events';
import { eventMoments, icsFile } from '@advisor/tools/industry-calendar/ics';
import { wellFormed } from '@advisor/ui/text';
import { Feed, type Item } from 'feed';
import type { Content } from '../src/content/assemble.ts';
import { eventsCalendar, eventsFeed, publicationsFeed, type FeedAddress } from '../src/feeds.ts';

const originOf = ({ siteUrl }: Owner) => new URL(siteUrl).origin;

/** Publications and papers as RSS 2.0, newest first, at the time of the build. */
export function publicationsRss({ site: { owner }, list }: Content, now: Date): string {
  const items = [
    ...list(publicationsCollection).map(publicationItem),
    ...list(whitePapersCollection).map((paper) => paperItem(paper, originOf(owner))),
  ].toSorted((a, b) => b.date.getTime() - a.date.getTime());
  return rss({ owner, feed: publicationsFeed, page: '/media', now, items });
}

/** The events of the industry calendar as RSS 2.0, the next one first, at the time of the build. */
export function eventsRss(owner: Owner, now: Date, events: readonly CalendarEvent[] = sampleEvents): string {
  const page = '/industry-calendar';
  const items = filterEvents(events).map((event) => eventItem(event, originOf(owner) + page));
  return rss({ owner, feed: eventsFeed, page, now, items });
}

/** The events of the industry calendar as a calendar file that programs subscribe to. */
export function eventsIcs(owner: Owner, now: Date): string {
  return icsFile(filterEvents(sampleEvents), now, new URL(owner.siteUrl).hostname, eventsCalendar.title(owner)).ics;
}

interface RssParts {
  owner: Owner;
  feed: FeedAddress;
  /** The page whose feed it is. */
  page: string;
  now: Date;
  items: readonly Item[];
}

function rss({ owner, feed, page, now, items }: RssParts): string {
  const siteUrl = originOf(owner);
  // Nothing is published before it can be read: readers hide or refuse what is dated ahead, such as an event to come.
  const dated = items.map((item) => ({ ...item, date: item.date < now ? item.date : now }));
  // Not the clock of the build itself, where that can be helped: every build would be a new feed.
  const updated = new Date(Math.max(...dated.map(({ date }) => date.getTime())));
  const written = new Feed({
    title: feed.title(owner),
    description: owner.role,
    id: siteUrl,
    link: siteUrl + page,
    language: 'en-US',
    copyright: copyrightLine(owner.name, now.getUTCFullYear()),
    updated,
    generator: false,
    feedLinks: { rss: siteUrl + feed.path },
  });
  for (const { title, description = '', ...item } of dated)
    written.addItem({ ...item, title: cdataText(title), description: cdataText(description) });
  return xmlText(written.rss2());
}

/**
 * For a CDATA section, which readers take for HTML: its end is written as a character of it, since the library's own
 * escaping changes only the first of several.
 */
function cdataText(text: string): string {
  return xmlText(text).replaceAll(']]>', ']]&gt;');
}

/** Without what no XML may hold, escaped or not (XML 1.0, section 2.2): control characters, and halves of characters. */
function xmlText(text: string): string {
  return wellFormed(text).replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');
}

function eventItem(event: CalendarEvent, page: string): Item {
  const { id, title, date, time, location, organizer, description, type, website, registrationUrl } = event;
  return {
    title: `${title}, ${date}`,
    link: website ?? registrationUrl ?? page,
    id: `tag:${new URL(page).hostname},${date}:${id}`,
    description: `${date} at ${time}, ${location}, by ${organizer}. ${description}`,
    date: eventMoments(event).start,
    category: [{ name: type }],
  };
}

function publicationItem({ title, url, description, date, type, publisher }: Publication): Item {
  return {
    title,
    link: url,
    description: `${publisher}. ${description}`,
    date: new Date(date),
    category: [{ name: type }],
  };
}

function paperItem({ title, description, date, category }: WhitePaper, siteUrl: string): Item {
  const slug = title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
  return {
    title,
    link: `${siteUrl}/white-papers`,
    // All papers stand on one page; a reader tells them apart by this name (RFC 4151).
    id: `tag:${new URL(siteUrl).hostname},${date}:${slug}`,
    description,
    date: new Date(date),
    category: [{ name: category }],
  };
}
