import { copyrightLine, owner } from '@advisor/content';
import { publications, whitePapers } from '@advisor/content/lists';
import { Feed, type Item } from 'feed';

interface FeedAddresses {
  siteUrl: string;
  feedPath: string;
  title: string;
}

/** Publications and papers as RSS 2.0, newest first. */
export function feed({ siteUrl, feedPath, title }: FeedAddresses): string {
  const items = [
    ...publications.map(publicationItem),
    ...whitePapers.map((paper) => paperItem(paper, siteUrl)),
  ].toSorted((a, b) => b.date.getTime() - a.date.getTime());
  const newest = items[0]!.date;
  const written = new Feed({
    title,
    description: owner.role,
    id: siteUrl,
    link: `${siteUrl}/media`,
    language: 'en-US',
    copyright: copyrightLine(newest.getUTCFullYear()),
    // The clock of the build would make every build a new feed.
    updated: newest,
    generator: false,
    feedLinks: { rss: siteUrl + feedPath },
  });
  for (const item of items) written.addItem(item);
  return written.rss2();
}

function publicationItem({ title, url, description, date, type, publisher }: (typeof publications)[number]): Item {
  return {
    title,
    link: url,
    description: `${publisher}. ${description}`,
    date: new Date(date),
    category: [{ name: type }],
  };
}

function paperItem({ title, description, date, category }: (typeof whitePapers)[number], siteUrl: string): Item {
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
