import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { owner } from '@advisor/content';
import { sampleEvents } from '@advisor/tools/industry-calendar/events';
import { terms } from '@advisor/tools/industry-glossary/terms';
import { describe, expect, it } from 'vitest';
import { words } from '../support/pageWords.ts';
import { allPages, client, framedPages, listedPages, publicPages, type BuiltPage } from './built.ts';

// They stand among sources for the browser, whose types are not those of these tests.
const site = (file: string) =>
  import(`../../apps/site/${file}` as string) as Promise<Record<string, (...of: unknown[]) => unknown>>;
const { structuredData } = await site('build/structured-data.ts');
const { assemble } = await site('src/content/assemble.ts');
const { pageAt } = await site('src/content/pages.ts');

const siteUrl = new URL(owner.siteUrl).origin;

const meta = ({ document }: BuiltPage, key: string) =>
  document.querySelector(`meta[name="${key}"], meta[property="${key}"]`)?.getAttribute('content');
const titleOf = ({ document }: BuiltPage) => document.querySelector('title')?.text ?? '';
const suffix = ` · ${owner.name}`;
const duplicates = (texts: string[]) => texts.filter((text, index) => texts.indexOf(text) !== index);

describe('titles and descriptions', () => {
  it('are different on every page', () => {
    expect(duplicates(publicPages.map(titleOf))).toEqual([]);
    expect(duplicates(publicPages.map((page) => meta(page, 'description') ?? ''))).toEqual([]);
  });

  it.each(allPages)('of $path have the length that results show', (page) => {
    expect(titleOf(page).endsWith(suffix)).toBe(true);
    // Results cut a title behind some 60 characters, and so the name.
    expect(titleOf(page).slice(0, -suffix.length).length).toBeLessThanOrEqual(55);
    const description = meta(page, 'description') ?? '';
    expect(description.length).toBeGreaterThanOrEqual(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(page.document.querySelectorAll('title')).toHaveLength(1);
  });
});

describe.each(listedPages)('$path', (page) => {
  const { path, document } = page;

  it('names its own address', () => {
    expect(document.querySelectorAll('link[rel="canonical"]').map((link) => link.getAttribute('href'))).toEqual([
      siteUrl + path,
    ]);
    expect(meta(page, 'og:url')).toBe(siteUrl + path);
    expect(meta(page, 'robots')).toBeUndefined();
  });

  it('says what a shared link shows', () => {
    const title = titleOf(page).slice(0, -suffix.length);
    expect(meta(page, 'og:type')).toBe('website');
    expect(meta(page, 'og:site_name')).toBe(owner.name);
    expect(meta(page, 'twitter:card')).toBe('summary_large_image');
    for (const kind of ['og', 'twitter']) {
      expect(meta(page, `${kind}:title`)).toBe(title);
      expect(meta(page, `${kind}:description`)).toBe(meta(page, 'description'));
      expect(meta(page, `${kind}:image`)).toBe(`${siteUrl}/share${path}.png`);
      expect(meta(page, `${kind}:image:alt`)).toContain(title);
    }
  });

  it('has a picture of 1200 by 630 px for shared links, below 100 KB', () => {
    const picture = readFileSync(join(client, 'share', `${path}.png`));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
    expect(picture.length).toBeLessThan(100_000);
  });

  it('leads feed readers to the feed', () => {
    expect(document.querySelector('link[rel="alternate"][type="application/rss+xml"]')?.getAttribute('href')).toBe(
      '/feed.xml',
    );
  });

  const data = document.querySelectorAll('script[type="application/ld+json"]').map((script) => JSON.parse(script.text));
  const ofType = (type: string) => data.filter((entry) => entry['@type'] === type);

  it('has structured data of schema.org', () => {
    expect(data.length).toBeGreaterThan(0);
    for (const entry of data) expect(entry['@context']).toBe('https://schema.org');
  });

  it.runIf(['/home', '/about'].includes(path))('says who the person is', () => {
    const [person, ...others] = ofType('Person');
    expect(others).toEqual([]);
    expect(person).toMatchObject({
      name: owner.name,
      jobTitle: owner.role,
      url: `${siteUrl}/home`,
      sameAs: owner.social.map(({ href }) => href),
    });
    expect(person.knowsAbout).toEqual(words.about.about.expertise);
  });

  it.runIf(path === '/industry-calendar')('knows its events, and leads to their feeds', () => {
    const events = ofType('Event');
    expect(events.map(({ name }) => name)).toEqual(sampleEvents.map(({ title }) => title));
    for (const [index, { startDate, endDate, location, organizer, eventAttendanceMode, url }] of events.entries()) {
      const { date, time, timeZone } = sampleEvents[index]!;
      // ISO 8601 with its offset, as search engines ask for; what the clocks at the place show.
      expect(startDate).toMatch(new RegExp(`^${date}T${time}:00[+-]\\d\\d:\\d\\d$`));
      expect(new Date(startDate).toLocaleString('sv-SE', { timeZone })).toBe(`${date} ${time}:00`);
      expect(endDate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/);
      expect(Date.parse(endDate)).toBeGreaterThan(Date.parse(startDate));
      const online = eventAttendanceMode === 'https://schema.org/OnlineEventAttendanceMode';
      expect(location['@type']).toBe(online ? 'VirtualLocation' : 'Place');
      expect(online ? location.url : location.address).toBeTruthy();
      expect(url).toMatch(/^https:/);
      expect(organizer.name).toBeTruthy();
    }
    expect(events.filter(({ location }) => location['@type'] === 'VirtualLocation')).toHaveLength(1);
    const links = document.querySelectorAll('link[rel="alternate"]').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/feed.xml', '/industry-calendar.xml', '/industry-calendar.ics']);
  });

  it.runIf(path === '/industry-glossary')('knows its terms', () => {
    const [set] = ofType('DefinedTermSet');
    expect(set.hasDefinedTerm.map(({ name }: { name: string }) => name)).toEqual(terms.map(({ term }) => term));
  });

  it.runIf(path !== '/home')('says where it stands in the site', () => {
    const [trail] = ofType('BreadcrumbList');
    const items = trail.itemListElement as { position: number; name: string; item: string }[];
    expect(items.map(({ position }) => position)).toEqual(items.map((_item, index) => index + 1));
    expect(items.length).toBeGreaterThanOrEqual(2);
    expect(items[0]!.item).toBe(`${siteUrl}/home`);
    expect(items.at(-1)!.item).toBe(siteUrl + path);
    for (const { item } of items) expect(listedPages.map((listed) => siteUrl + listed.path)).toContain(item);
  });
});

it('the answers to questions are known by their words alone', () => {
  const answer = [{ text: 'Yes, by ' }, { text: 'mail', href: '/contact' }, { text: '. I answer within two days.' }];
  const data = { question: 'Can I write to you?', answer };
  const content = assemble!([{ collection: 'questions', key: 'fees', position: null, data }]);
  expect(JSON.stringify(structuredData!(pageAt!('/contact'), content))).toContain('"text":"Yes, by mail. I answer');
});

describe('pages that are not for search engines', () => {
  const unlisted = allPages.filter((page) => !listedPages.includes(page));

  it('are the sign-in, the private pages, the framed tools and the not-found page', () => {
    const isPrivate = ({ path }: BuiltPage) => path === '/admin' || path.startsWith('/admin/');
    const others = unlisted.filter((page) => !isPrivate(page) && !framedPages.includes(page));
    expect(others.map(({ path }) => path)).toEqual(['/auth', '/guide', '/404']);
  });

  it.each(unlisted)('$path asks to be left out', (page) => {
    expect(meta(page, 'robots')).toBe('noindex');
    expect(page.document.querySelector('link[rel="canonical"]')).toBeNull();
  });
});
