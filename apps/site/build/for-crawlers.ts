/** The addresses that search engines should visit, as a sitemap (sitemaps.org, protocol 0.9). */
export function sitemap(paths: readonly string[], siteUrl: string): string {
  const entries = paths.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** Keeps crawlers out of the private area and tells them where the sitemap is. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /admin

Sitemap: ${siteUrl}/sitemap.xml
`;
}
