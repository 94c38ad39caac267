import { createHash } from 'node:crypto';
import type { Content } from '../src/content/assemble.ts';
import { contentAddress, siteAddress } from '../src/content/pageContent.ts';
import { eventsCalendar, eventsFeed, publicationsFeed } from '../src/feeds.ts';
import { homePath } from '../src/routing/routes.ts';
import { searchIndexPath } from '../src/search/entries.ts';
import { siteConfig } from '../site.config.ts';
import { withDocumentFacts, writeDocuments, type RenderedDocuments } from './documents/write.ts';
import { eventsIcs, eventsRss, publicationsRss } from './feed.ts';
import { robots, sitemap } from './for-crawlers.ts';
import { sharePicturePath } from './share-address.ts';
import type { Output } from './output.ts';
import { pageHtml, type Assets } from './page-html.ts';
import { describeRoutes, isFound, isListed } from './routes.ts';
import { readForSearch, searchIndex, type ReadPage } from './search-index.ts';
import { sharePicture } from './share-picture.ts';

/** What was made of the content, so that the next time only what has changed is made again. */
export interface Rendered {
  pages: Record<string, { hash: string; file: string; csp: string; read?: ReadPage }>;
  pictures: Record<string, string>;
  documents: RenderedDocuments;
}

/** `serve.json`, which tells a server the file, the redirects and the Content-Security-Policy of each address. */
export type ServeTable = ReturnType<typeof serveTable>;

/**
 * Writes everything that depends on the content: documents, pages, the content for the pages before them, feeds, the search's data,
 * what crawlers read, and the pictures beside shared links. What was made of the same content before is kept.
 */
export async function renderSite(
  published: Content,
  assets: Assets,
  before: Rendered | null,
  { write, keep }: Output,
): Promise<{ rendered: Rendered; table: ServeTable }> {
  // Before the pages, which say how long and how large they are.
  const documents = await writeDocuments(published, before?.documents ?? {}, { write, keep });
  const content = withDocumentFacts(published, documents);
  const { site } = content;
  const siteUrl = new URL(site.owner.siteUrl).origin;
  const rendered: Rendered = { pages: {}, pictures: {}, documents };
  const routes = describeRoutes(content);
  for (const route of routes) {
    const key = route.path ?? '/404';
    const file = `${key.slice(1)}.html`;
    const hash = hashOf({ route, site });
    const known = before?.pages[key];
    const contentFile = route.shown && !route.framed ? contentAddress(route.content!) : null;
    if (known?.hash === hash) {
      rendered.pages[key] = known;
      await keep(file);
      if (contentFile) await keep(contentFile);
      continue;
    }
    const { html, csp, body } = await pageHtml(route, site, assets);
    await write(file, html);
    if (contentFile) await write(contentFile, JSON.stringify(route.shown));
    rendered.pages[key] = { hash, file, csp, ...(isFound(route) && { read: readForSearch(route.path, body) }) };
  }

  const listed = routes.filter(isListed);
  for (const { path, title, description } of listed) {
    const file = sharePicturePath(path);
    const hash = hashOf({ title, description, site: site.owner });
    if (before?.pictures[file] === hash) await keep(file);
    else await write(file, await sharePicture({ title, description }, site.owner));
    rendered.pictures[file] = hash;
  }

  await write(siteAddress, JSON.stringify(site));
  const paths = listed.map(({ path }) => path);
  const now = new Date();
  await write('sitemap.xml', sitemap(paths, siteUrl));
  await write('robots.txt', robots(siteUrl));
  await write(publicationsFeed.path, publicationsRss(content, now));
  await write(eventsFeed.path, eventsRss(site.owner, now));
  await write(eventsCalendar.path, eventsIcs(site.owner, now));
  const found = routes.filter(isFound).map((route) => ({ ...route, ...rendered.pages[route.path]!.read! }));
  await write(searchIndexPath, searchIndex(found, content));
  return { rendered, table: serveTable(rendered, content) };
}

function serveTable({ pages }: Rendered, { site }: Content) {
  const { '/404': notFound, ...others } = Object.fromEntries(
    Object.entries(pages).map(([path, { file, csp }]) => [path, { file, csp }]),
  );
  return {
    siteUrl: new URL(site.owner.siteUrl).origin,
    siteName: site.owner.name,
    messagesKeptDays: siteConfig.messagesKeptDays,
    redirects: { '/': homePath },
    pages: others,
    notFound: notFound!,
  };
}

const hashOf = (value: object) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');
