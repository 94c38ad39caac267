import { owner } from '@advisor/content';
import { eventsCalendar, eventsFeed, publicationsFeed, type FeedAddress } from '../src/feeds.ts';
import { titleOf } from '../src/routing/titleOf.ts';
import type { DescribedRoute } from './routes.ts';
import { structuredData } from './structured-data.ts';

/** Of every picture shown beside a shared link, in px. */
export const sharePictureSize = { width: 1200, height: 630 } as const;

/** The address of the picture shown beside a shared link to a page. */
export function sharePicturePath(path: string): string {
  return `/share${path}.png`;
}

/**
 * The tags that tell search engines and shared links what a page is, for its `<head>`. A page without a path, or
 * one that is not listed, gets no address and no picture. `siteUrl` has no slash at its end.
 */
export function headFor(route: Omit<DescribedRoute, 'path'> & { path?: string }, siteUrl: string): string {
  const { path, title, description } = route;
  const common = [
    `<title>${escape(titleOf(route))}</title>`,
    meta('name', 'description', description),
    alternate('application/rss+xml', publicationsFeed),
    ...(path === '/industry-calendar'
      ? [alternate('application/rss+xml', eventsFeed), alternate('text/calendar', eventsCalendar)]
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
    meta('property', 'og:image:alt', titleOf(route)),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', picture),
    meta('name', 'twitter:image:alt', titleOf(route)),
    ...structuredData({ path, title }, siteUrl).map(
      // "<" would let a text end the script.
      (data) => `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ].join('\n    ');
}

const alternate = (type: string, { path, title }: FeedAddress) =>
  `<link rel="alternate" type="${type}" title="${escape(title)}" href="${path}" />`;

const meta = (kind: 'name' | 'property', key: string, content: string) =>
  `<meta ${kind}="${key}" content="${escape(content)}" />`;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
