/**
 * The public address of the site from SITE_URL, as an origin such as `https://www.example.com`; undefined when it is
 * not set. Throws when it is anything else: it stands in mails, where nobody could correct it.
 */
export function readSiteUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // An origin and at most one slash: no path, query, fragment, name or password.
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/` && !/[?#@]/.test(text);
  if (!isOrigin)
    throw new Error(
      `SITE_URL must be the address of the site without a path, such as https://www.example.com, not "${text}".`,
    );
  return url.origin;
}

/** A warning about the links in mails; null if they point to the public site. */
export function missingSiteUrl({
  siteUrl,
  host,
  trustProxy,
  url,
}: {
  siteUrl: string | undefined;
  host: string | undefined;
  trustProxy: boolean;
  /** Where the server listens. */
  url: string;
}): string | null {
  const reachable = trustProxy || (host !== undefined && !/^(?:localhost|127\.[\d.]+|::1)$/.test(host));
  if (siteUrl || !reachable) return null;
  return `Links in mails will point to ${url}. Set SITE_URL to the address that visitors use, such as https://www.example.com.`;
}
