/** How many rows a page of a list may show, the usual number first. */
export const pageSizes = [24, 12, 48, 96] as const;
export type PageSize = (typeof pageSizes)[number];

/** The options of a select of page sizes, smallest first. */
export const pageSizeOptions = pageSizes
  .toSorted((a, b) => a - b)
  .map((size) => ({ value: String(size), label: `${size}` }));

/** The highest page that an address may name: beyond it a database would count in vain. */
const highestPage = 100_000;

/** One of several values, or the usual one for whatever an address says instead. */
export function readChoice<Choice extends string>(
  text: string | null,
  choices: readonly Choice[],
  usual: Choice,
): Choice {
  return choices.find((choice) => choice === text) ?? usual;
}

export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), highestPage) : 1;
}

export function readPageSize(text: string | null): PageSize {
  return pageSizes.find((size) => String(size) === text) ?? pageSizes[0];
}

/** Writes what differs from the usual values, from its "?". A bare "?" takes everything away. */
export function writeAddress(
  values: Readonly<Record<string, string | number>>,
  usual: Readonly<Record<string, string | number>>,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== usual[name]) params.set(name, String(value));
  return `?${params.toString()}`;
}

/** The number of pages of a list, at least one. */
export function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
