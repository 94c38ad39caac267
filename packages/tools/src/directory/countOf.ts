import { countInWords } from '@advisor/ui';

/** The number of filtered entries: "2 of 24 terms", "1 event". */
export function countOf(found: number, all: number, one: string): string {
  const named = `${countInWords(all)} ${all === 1 ? one : `${one}s`}`;
  return found < all ? `${countInWords(found)} of ${named}` : named;
}
