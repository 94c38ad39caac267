import type { PagePath } from './pages.ts';

/** An address outside the site. */
export type ExternalUrl = `https://${string}`;

/** The address of a link: a page (with an optional query or fragment), another site, or a mail address. */
export type Href =
  | '/'
  | PagePath
  | `${PagePath}?${string}`
  | `${PagePath}#${string}`
  | ExternalUrl
  | `mailto:${string}`
  | `{${string}Url}`;
