/**
 * A number with thousands separators, in English: `12,400`. Does not use `Intl`, whose first use on a page blocks
 * a slow phone for more than 50 ms.
 */
export const formatCount = (count: number): string =>
  // oxlint-disable-next-line regexp/no-super-linear-move -- a number has few digits
  String(count).replaceAll(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',');

/** @deprecated Use `formatCount`. */
export const countInWords = formatCount;
