import { isDocumentAddress } from '../documents/names';
import { isSitePage } from './sitePages';

/** Whether it is an existing date, as `YYYY-MM-DD`. */
export function isDay(value: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}

/** Whether it is an https URL of another site. */
export function isExternalUrl(value: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/.test(value) && URL.canParse(value);
}

export const isEmail = (value: string) => /^[^\s@{}]+@[^\s@{}]+\.[^\s@{}]+$/.test(value);

// FILE-3
/** Whether it is a valid file name for the owner's files. */
export const isFileName = (value: string) =>
  value.length <= 100 && /^[a-z0-9](?:[a-z0-9_-]|\.(?!\.))*\.(?:png|jpe?g|webp|avif|pdf)$/.test(value);

/** Whether it is a valid file name for the owner's pictures. */
export const isPictureName = (value: string) => isFileName(value) && !value.endsWith('.pdf');

// FILE-1
/** The path prefix of the owner's public files. A hosted project prepends its origin. */
export const publicFiles = '/storage/v1/object/public/public-files/';

/** Whether it is the URL of one of the owner's files, wherever they are stored (FILE-32). */
export const isFileAddress = (value: string) =>
  value.startsWith(publicFiles) && isFileName(value.slice(publicFiles.length));

/** Whether it is a page or file of this site, an https URL of another site, or a mailto URL. */
export function isHref(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  if (isFileAddress(value) || isDocumentAddress(value)) return true;
  if (value.startsWith('/')) return isSitePage(value.replace(/[?#].*$/, ''));
  // A placeholder for one of the owner's URLs, filled in at rendering (CONTENT-11).
  if (/^(?:mailto:\{\w*[eE]mail\}(?:\?\S*)?|\{\w+Url\})$/.test(value)) return true;
  return value.startsWith('mailto:') ? /^mailto:[^\s@]+@[^\s@]+$/.test(value) : isExternalUrl(value);
}
