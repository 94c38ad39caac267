/**
 * A number with thousands separators, in English: `12,400`. Avoids `Intl`, whose first use blocks a slow phone for more
 * than 50 ms.
 */
export const formatCount = (count: number): string =>
  String(count).replaceAll(/\B(?<!\.\d*)(?=(?:\d{3})+(?!\d))/g, ',');

/** @deprecated Use `formatCount`. */
export const countInWords = formatCount;
