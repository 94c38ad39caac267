/** The address of a page of this site. Tests and the editor hold it to the pages that there are. */
export type PagePath = `/${string}`;

/** An address outside the site. */
export type ExternalUrl = `https://${string}`;

/** The address of a link: a page (with an optional query or fragment), another site, or a mail address. */
export type Href = PagePath | ExternalUrl | `mailto:${string}` | `{${string}Url}`;
