/*
 * Formats of `Intl` by locale, each made at first use and kept: the first one of a page takes a slow phone 55 ms, and a
 * module may be loaded ahead of its use.
 */

const made = new Map<string, unknown>();

function kept<Options extends object, Format>(
  Format: new (locale: string, options: Options) => Format,
  locale: string,
  options: Options,
): Format {
  const key = Format.name + locale + JSON.stringify(options);
  const format = (made.get(key) as Format | undefined) ?? new Format(locale, options);
  made.set(key, format);
  return format;
}

/** Writes numbers: `numberFormat('es', { style: 'percent' })(0.15)`. */
export const numberFormat =
  (locale: string, options: Intl.NumberFormatOptions = {}) =>
  (value: number): string =>
    kept(Intl.NumberFormat, locale, options).format(value);

/** Writes moments. */
export const dateFormat =
  (locale: string, options: Intl.DateTimeFormatOptions) =>
  (moment: Date | number): string =>
    kept(Intl.DateTimeFormat, locale, options).format(moment);

/** Writes the time between two moments, with what both have once. */
export const dateRangeFormat =
  (locale: string, options: Intl.DateTimeFormatOptions) =>
  (from: Date, to: Date): string =>
    // In some languages with narrow spaces, which fonts may not have.
    kept(Intl.DateTimeFormat, locale, options).formatRange(from, to).replaceAll('\u2009', ' ');

/** Writes an enumeration: "a, b y c". */
export const listFormat =
  (locale: string, options: Intl.ListFormatOptions = {}) =>
  (items: readonly string[]): string =>
    kept(Intl.ListFormat, locale, options).format(items);

/** The name of a currency in a sentence about amounts: "US dollars". */
export const currencyName = (locale: string, currency: string): string =>
  kept(Intl.NumberFormat, locale, { style: 'currency', currency, currencyDisplay: 'name' } as const)
    .formatToParts(2)
    .find(({ type }) => type === 'currency')!.value;
