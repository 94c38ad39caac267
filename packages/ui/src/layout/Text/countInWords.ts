/**
 * `12,400` of a whole number, in English. Does not use `Intl`, whose first use on a page blocks a slow phone for more
 * than 50 ms.
 */
export const countInWords = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
