import { eventsCalendar, eventsFeed, publicationsFeed, type FeedAddress } from '../src/feeds.ts';
import { titleOf, type SiteContent } from '../src/content/site.tsx';
import type { DescribedRoute } from './routes.ts';
import { sharePicturePath, sharePictureSize } from './share-address.ts';

/**
 * The tags that tell search engines and shared links what a page is, for its `<head>`. A page without a path, or
 * one that is not listed, gets no address and no picture.
 */
export function headFor(route: DescribedRoute, site: SiteContent): string {
  const { path, title, description } = route;
  const { owner } = site;
  const siteUrl = new URL(owner.siteUrl).origin;
  const fullTitle = titleOf(title, site);
  const common = [
    `<title>${escape(fullTitle)}</title>`,
    meta('name', 'description', description),
    alternate('application/rss+xml', publicationsFeed, owner),
    ...(path === '/industry-calendar'
      ? [alternate('application/rss+xml', eventsFeed, owner), alternate('text/calendar', eventsCalendar, owner)]
      : []),
  ];
  if (route.unlisted || !path) return [...common, meta('name', 'robots', 'noindex')].join('\n    ');

  const picture = siteUrl + sharePicturePath(path);
  return [
    ...common,
    `<link rel="canonical" href="${escape(siteUrl + path)}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', owner.name),
    meta('property', 'og:locale', 'en_US'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', siteUrl + path),
    meta('property', 'og:image', picture),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', String(sharePictureSize.width)),
    meta('property', 'og:image:height', String(sharePictureSize.height)),
    meta('property', 'og:image:alt', fullTitle),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', fullTitle),
    ...(route.structuredData ?? []).map(
      // "<" would let a text end the script.
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');
}

const alternate = (type: string, { path, title }: FeedAddress, owner: { name: string }) =>
  `<link rel="alternate" type="${type}" title="${escape(title(owner))}" href="${path}" />`;

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escape(content)}" />`;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
