import { owner } from '@advisor/content';
import type { Route } from './routes';

/** The `<title>` of a page. */
export function titleOf(route: Pick<Route, 'title'>): string {
  return `${route.title} · ${owner.name}`;
}

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);

/** The tags that tell search engines and shared links what a page is. `siteUrl` has no slash at its end. */
export function headFor(route: Omit<Route, 'path'> & { path?: string }, siteUrl: string): string {
  const tags = [`<title>${escape(titleOf(route))}</title>`, `<meta name="description" content="${escape(route.description)}" />`];
  if (route.unlisted) tags.push('<meta name="robots" content="noindex" />');
  else tags.push(`<link rel="canonical" href="${escape(siteUrl + (route.path ?? ''))}" />`);
  return tags.join('\n    ');
}
