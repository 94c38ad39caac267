import { isSitePage } from './sitePages';

/** Whether it is a day that exists, as `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Whether it is an address of another site, over https. */
export function isExternalUrl(value: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/.test(value) && URL.canParse(value);
}

/** Whether it is an e-mail address. */
export const isEmail = (value: string) => /^[^\s@{}]+@[^\s@{}]+\.[^\s@{}]+$/.test(value);

/** Whether it is a page of this site, an address of another site over https, or a mail address as a link. */
export function isHref(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (value.startsWith('/')) return isSitePage(value.replace(/[?#].*$/, ''));
  // One of the owner's addresses, which is filled in when the page is drawn (CONTENT-11).
  if (/^(?:mailto:\{\w*[eE]mail\}(?:\?\S*)?|\{\w+Url\})$/.test(value)) return true;
  return value.startsWith('mailto:') ? /^mailto:[^\s@]+@[^\s@]+$/.test(value) : isExternalUrl(value);
}
