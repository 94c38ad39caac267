/** How many entries the filters leave, in words: "2 of 24 terms", "1 event". */
export function countOf(found: number, all: number, one: string): string {
  const named = `${all.toLocaleString('en-US')} ${all === 1 ? one : `${one}s`}`;
  return found < all ? `${found.toLocaleString('en-US')} of ${named}` : named;
}
