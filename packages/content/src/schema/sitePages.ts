/** Null until the site registers its pages, as in this package's tests and stories. */
let paths: readonly string[] | null = null;

// CONTENT-13
/** Registers the site's pages: from then on internal links are valid only if they lead to one. */
export function nameSitePages(all: readonly string[] | null): void {
  paths = all;
}

/** The site's pages; null if unknown. */
export const sitePages = (): readonly string[] | null => paths;

/** Whether a path is a page of the site. */
export const isSitePage = (path: string): boolean =>
  paths ? path === '/' || paths.includes(path) : /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path);
