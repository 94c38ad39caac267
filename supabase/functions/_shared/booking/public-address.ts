import ipaddr from 'ipaddr.js';

/** Whether a network address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // An IPv4-mapped IPv6 address is judged by its IPv4 address.
  const parsed = ipaddr.process(address);
  return parsed.range() === 'unicast';
}

/** The normalized URL of a calendar; null unless it is `https://` with a host and the default port. */
export function calendarAddress(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > 1000 || !URL.canParse(value)) return null;
  const url = new URL(value);
  if (url.protocol !== 'https:' || url.username || url.password || (url.port && url.port !== '443')) return null;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (ipaddr.isValid(host)) return isPublicAddress(host) ? url : null;
  return /\.[a-z][a-z0-9-]+\.?$/i.test(host) &&
    !/\.(local|localhost|internal|lan|home|corp|test|invalid)\.?$/i.test(host)
    ? url
    : null;
}
