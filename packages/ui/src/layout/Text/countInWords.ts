/**
 * `12,400` of a whole number, in English. Not by `Intl`: the first use of it on a page keeps a slow phone busy for more
 * than 50 ms.
 */
export const countInWords = (count: number): string => String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
