import { statSync } from 'node:fs';
import { join } from 'node:path';
import { owner } from '@advisor/content';
import { publications, tools, whitePapers } from '@advisor/content/lists';
import { sampleEvents } from '@advisor/tools/industry-calendar/events';
import { terms } from '@advisor/tools/industry-glossary/terms';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { client, listedPages, publicPages, readClient } from './built.ts';

const siteUrl = new URL(owner.siteUrl).origin;

function xml(file: string) {
  const text = readClient(file);
  expect(XMLValidator.validate(text)).toBe(true);
  return new XMLParser({ ignoreAttributes: false }).parse(text);
}

describe('sitemap.xml', () => {
  it('lists exactly the public pages that are to be found', () => {
    const { urlset } = xml('sitemap.xml');
    expect(urlset['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const addresses = (urlset.url as { loc: string }[]).map(({ loc }) => loc);
    expect(addresses.toSorted()).toEqual(listedPages.map(({ path }) => siteUrl + path).toSorted());
  });
});

describe('robots.txt', () => {
  it('keeps crawlers out of the private area alone, and names the sitemap', () => {
    const lines = readClient('robots.txt').split('\n');
    expect(lines).toContain('User-agent: *');
    expect(lines.filter((line) => line.startsWith('Disallow:'))).toEqual(['Disallow: /admin']);
    expect(lines).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  });
});

interface FeedItem {
  title: string;
  link: string;
  guid: { '#text': string };
  pubDate: string;
  description: string;
}

describe('feed.xml', () => {
  const { rss } = xml('feed.xml');
  const items = rss.channel.item as FeedItem[];

  it('is RSS 2.0 that knows its own address', () => {
    expect(rss['@_version']).toBe('2.0');
    expect(rss.channel['atom:link']).toMatchObject({ '@_href': `${siteUrl}/feed.xml`, '@_rel': 'self' });
    expect(rss.channel.title).toContain(owner.name);
  });

  it('has every publication and paper, newest first, each with its own name', () => {
    expect(items).toHaveLength(publications.length + whitePapers.length);
    expect(items.map(({ title }) => title).toSorted()).toEqual(
      [...publications, ...whitePapers].map(({ title }) => title).toSorted(),
    );
    const dates = items.map(({ pubDate }) => Date.parse(pubDate));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
    expect(new Set(items.map(({ guid }) => guid['#text'])).size).toBe(items.length);
    for (const { description, link } of items) {
      expect(description.length).toBeGreaterThan(40);
      expect(link).toMatch(/^https:\/\//);
    }
  });
});

describe('search.json', () => {
  const { entries } = JSON.parse(readClient('search.json')) as {
    entries: { href: string; title: string; kind: string }[];
  };

  it('knows every public page, and the tools under their own names', () => {
    const pageEntries = entries.filter(({ kind }) => ['Page', 'Tool', 'Form'].includes(kind));
    expect(pageEntries.map(({ href }) => href).toSorted()).toEqual(publicPages.map(({ path }) => path).toSorted());
    const known = new Map(entries.map((entry) => [entry.href, entry]));
    for (const { name, url } of tools) expect(known.get(url)).toMatchObject({ title: name, kind: 'Tool' });
    expect(known.get('/about')).toMatchObject({ title: 'About', kind: 'Page' });
  });

  it('knows sections by their places, each of which is on its page', () => {
    const sections = entries.filter(({ kind }) => kind === 'Section');
    const lost = sections.filter(({ href }) => {
      const [path, id] = href.split('#') as [string, string];
      return !publicPages.find((page) => page.path === path)?.document.getElementById(id);
    });
    expect(sections.length).toBeGreaterThan(publicPages.length);
    expect(lost).toEqual([]);
  });

  it('knows every heading, of each level', () => {
    const titles = new Set(entries.map(({ title }) => title));
    const headings = publicPages.flatMap(({ path, document }) =>
      document
        .querySelectorAll('main :is(h2, h3, h4)')
        // What a tool shows changes; what is hidden is not read; a link is found where it leads.
        .filter((heading) => !heading.closest('[role="group"], [hidden], [data-nosnippet]'))
        .filter((heading) => !heading.querySelector('a[href^="/"]'))
        .map(({ tagName, text }) => ({ path, level: tagName, text: text.replaceAll(/\s+/g, ' ').trim() })),
    );
    expect(new Set(headings.map(({ level }) => level))).toEqual(new Set(['H2', 'H3', 'H4']));
    expect(headings.filter(({ text }) => !titles.has(text))).toEqual([]);
  });

  it('knows every term of the glossary, by its place on the page', () => {
    const found = entries.filter(({ kind }) => kind === 'Term').map(({ href }) => href);
    expect(found.toSorted()).toEqual(terms.map(({ id }) => `/industry-glossary#${id}`).toSorted());
  });
});

describe('industry-calendar.xml', () => {
  const { rss } = xml('industry-calendar.xml');

  it('has every event with where and when, the next one first', () => {
    const items = rss.channel.item as FeedItem[];
    expect(items).toHaveLength(sampleEvents.length);
    const byDate = sampleEvents.toSorted((a, b) => a.date.localeCompare(b.date));
    for (const [index, { title, date, location }] of byDate.entries()) {
      expect(items[index]!.title).toBe(`${title}, ${date}`);
      expect(items[index]!.description).toContain(location);
    }
  });

  it('has no date ahead of the build, though its events are', () => {
    const items = rss.channel.item as FeedItem[];
    for (const { pubDate } of items) expect(Date.parse(pubDate)).toBeLessThanOrEqual(Date.now());
    expect(Date.parse(rss.channel.lastBuildDate)).toBeLessThanOrEqual(Date.now());
    const builtIn = statSync(join(client, 'industry-calendar.xml')).mtime.getUTCFullYear();
    expect(rss.channel.copyright).toContain(String(builtIn));
  });
});

describe('industry-calendar.ics', () => {
  it('is a calendar with every event', () => {
    const file = readClient('industry-calendar.ics');
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(file).toMatch(/END:VCALENDAR\r\n$/);
    expect(file.match(/^BEGIN:VEVENT\r$/gm)).toHaveLength(sampleEvents.length);
    for (const kind of ['DTSTART', 'DTEND'])
      expect(file.match(new RegExp(`^${kind}:\\d{8}T\\d{6}Z\\r$`, 'gm'))).toHaveLength(sampleEvents.length);
    expect(file).toMatch(/^X-WR-CALNAME:.*Calendar/m);
  });
});
