import { PAGE_CACHE } from '@advisor/server/http/file-rules.ts';
import { frameOptionsOf, SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY } from '@advisor/server/http/headers.ts';
import type { ServeTable } from '../render-site.ts';

export type Headers = Record<string, string>;

/** For every response over https, except pages' policies. */
export const commonHeaders: Headers = Object.fromEntries([...SECURITY_HEADERS, STRICT_TRANSPORT_SECURITY]);

/** For everything but pages. */
export const filePolicy = commonHeaders['Content-Security-Policy']!;

/** A page's additional headers. One without a value is not sent. */
export function pageHeaders({ csp }: { csp: string }): Headers {
  return {
    'Cache-Control': PAGE_CACHE,
    'Content-Security-Policy': csp,
    'X-Frame-Options': frameOptionsOf(csp) ?? '',
  };
}

/** Every redirect: the table's, and the removal of trailing slashes. */
export function redirectsOf({ redirects, pages }: ServeTable): Record<string, string> {
  const withSlash = Object.keys(pages).map((path) => [`${path}/`, path] as const);
  return { ...redirects, ...Object.fromEntries(withSlash) };
}
