import { formatCount } from '@advisor/ui';

/** The number of filtered entries: "2 of 24 terms", "1 event". */
export function countOf(found: number, all: number, one: string): string {
  const named = `${formatCount(all)} ${all === 1 ? one : `${one}s`}`;
  return found < all ? `${formatCount(found)} of ${named}` : named;
}
