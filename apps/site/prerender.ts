import { owner } from '@advisor/content';
import { rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { eventsIcs, eventsRss, publicationsRss } from './build/feed.ts';
import { robots, sitemap } from './build/for-crawlers.ts';
import { sharePicturePath } from './build/head.ts';
import { icons } from './build/icons.ts';
import { client, compressAll, dist, siteUrl, write } from './build/output.ts';
import { writePage, type WrittenPage } from './build/page-html.ts';
import { found, listed, notFound, routes } from './build/routes.ts';
import { searchIndex } from './build/search-index.ts';
import { sharePicture } from './build/share-picture.ts';
import { siteConfig } from './site.config.ts';
import { eventsCalendar, eventsFeed, publicationsFeed } from './src/feeds.ts';
import { homePath } from './src/routing/routes.ts';
import { searchIndexPath } from './src/search/entries.ts';
import { markBuilt } from '@advisor/server/build.ts';

/**
 * Writes every page to HTML with its own styles inside, what crawlers, feed readers and the search read beside
 * them, and `dist/serve.json`, which tells a server the file, the redirects and the Content-Security-Policy of each
 * address. Runs after the two builds of Vite.
 */

const written = new Map<string, WrittenPage>();
for (const route of routes) written.set(route.path, await writePage(`${route.path.slice(1)}.html`, route.path, route));
const { file, csp } = await writePage('404.html', '/404', notFound);

await write(
  'sitemap.xml',
  sitemap(
    listed.map(({ path }) => path),
    siteUrl,
  ),
);
await write('robots.txt', robots(siteUrl));
const now = new Date();
await write(publicationsFeed.path, publicationsRss(siteUrl, now));
await write(eventsFeed.path, eventsRss(siteUrl, now));
await write(eventsCalendar.path, eventsIcs(siteUrl, now));
await write(searchIndexPath, searchIndex(found.map((route) => ({ ...route, body: written.get(route.path)!.body }))));
for (const route of listed) await write(sharePicturePath(route.path), await sharePicture(route));
const { touchIcon, favicon } = await icons(client);
await write('apple-touch-icon.png', touchIcon);
await write('favicon.ico', favicon);

await rm(join(client, 'manifest.json'));
await compressAll(client);

const pages = Object.fromEntries([...written].map(([path, page]) => [path, { file: page.file, csp: page.csp }]));
await writeFile(
  join(dist, 'serve.json'),
  JSON.stringify(
    {
      siteUrl,
      siteName: owner.name,
      messagesKeptDays: siteConfig.messagesKeptDays,
      redirects: { '/': homePath },
      pages,
      notFound: { file, csp },
    },
    null,
    2,
  ),
);
console.log(`${written.size + 1} pages written to ${relative(process.cwd(), client)}`);
markBuilt();
