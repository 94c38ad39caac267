/** What the owner of this site may decide about its behaviour. Words and links are in `@advisor/content`. */
export const siteConfig = {
  /** Where the site is reachable for everyone; canonical addresses are built from it. Overridden by `SITE_URL` at build. */
  url: 'https://www.example.com',
} as const;
