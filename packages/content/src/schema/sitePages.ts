/** Null until the site has said which pages it has, as in the tests and stories of this package. */
let paths: readonly string[] | null = null;

// CONTENT-13
/** Says which pages the site has: from then on links fit their fields only if they lead to one of them. */
export function nameSitePages(all: readonly string[] | null): void {
  paths = all;
}

/** The pages of the site that a link can lead to; null if they are not known. */
export const sitePages = (): readonly string[] | null => paths;

/** Whether a path is that of a page. */
export const isSitePage = (path: string): boolean =>
  paths ? path === '/' || paths.includes(path) : /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/.test(path);
