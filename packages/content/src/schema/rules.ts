import { isDocumentAddress } from '../documents/names';
import { isSitePage } from './sitePages';

/** Whether it is a day that exists, as `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Whether it is an address of another site, over https. */
export function isExternalUrl(value: string): boolean {
  return /^https:\/\/[^\s/][^\s/.]*\.\S+$/.test(value) && URL.canParse(value);
}

/** Whether it is an email address. */
export const isEmail = (value: string) => /^[^\s@{}]+@[^\s@{}][^\s@{}.]*\.[^\s@{}]+$/.test(value);

// FILE-3
/** Whether it can be the name of one of the owner's files. */
export const isFileName = (value: string) =>
  value.length <= 100 && /^[a-z0-9](?:[a-z0-9_-]|\.(?!\.))*\.(?:png|jpe?g|webp|avif|pdf)$/.test(value);

/** Whether it can be the name of one of the owner's pictures. */
export const isPictureName = (value: string) => isFileName(value) && !value.endsWith('.pdf');

// FILE-1
/** Where anyone reads the owner's files, before their names. On a hosted project its address stands before it. */
export const publicFiles = '/storage/v1/object/public/public-files/';

/** Whether it is the address of one of the owner's files, wherever they are kept (FILE-32). */
export const isFileAddress = (value: string) =>
  value.startsWith(publicFiles) && isFileName(value.slice(publicFiles.length));

/** Whether it is a page or file of this site, an address of another site over https, or a mail address as a link. */
export function isHref(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (isFileAddress(value) || isDocumentAddress(value)) return true;
  if (value.startsWith('/')) return isSitePage(value.replace(/[?#].*/s, ''));
  // One of the owner's addresses, which is filled in when the page is drawn (CONTENT-11).
  if (/^(?:mailto:\{\w*[eE]mail\}(?:\?\S*)?|\{\w+Url\})$/.test(value)) return true;
  return value.startsWith('mailto:') ? /^mailto:[^\s@]+@[^\s@]+$/.test(value) : isExternalUrl(value);
}
