/** The path of a page of this site. Tests and the editor check that it exists. */
export type PagePath = `/${string}`;

/** A URL of another site. */
export type ExternalUrl = `https://${string}`;

/** A link target: a page (with optional query or fragment), another site, or a mailto URL. */
export type Href = PagePath | ExternalUrl | `mailto:${string}` | `{${string}Url}`;
