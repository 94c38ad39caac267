/** The page sizes of a list, the default first. */
export const pageSizes = [24, 12, 48, 96] as const;
export type PageSize = (typeof pageSizes)[number];

/** The options of the page-size select, smallest first. */
export const pageSizeOptions = pageSizes
  .toSorted((a, b) => a - b)
  .map((size) => ({ value: String(size), label: `${size}` }));

/** The highest page number that is accepted from an address. */
const highestPage = 100_000;

/** The value of an address if it is one of the choices, otherwise the default. */
export function readChoice<Choice extends string>(
  text: string | null,
  choices: readonly Choice[],
  defaultChoice: Choice,
): Choice {
  return choices.find((choice) => choice === text) ?? defaultChoice;
}

export function readPage(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Math.min(Number(text), highestPage) : 1;
}

export function readPageSize(text: string | null): PageSize {
  return pageSizes.find((size) => String(size) === text) ?? pageSizes[0];
}

/** The query with the values that differ from the defaults. It begins with "?"; a bare "?" clears the query. */
export function writeAddress(
  values: Readonly<Record<string, string | number>>,
  defaults: Readonly<Record<string, string | number>>,
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) if (value !== defaults[name]) params.set(name, String(value));
  return `?${params.toString()}`;
}

/** The number of pages of a list, at least one. */
export function pagesOf(total: number, size: number): number {
  return Math.max(1, Math.ceil(total / size));
}
