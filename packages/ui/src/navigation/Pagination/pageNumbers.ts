/** A page, or a gap with a name of its own to tell it from the other one. */
export type PageEntry = number | 'gap-before' | 'gap-after';

/** The pages to offer: the first, the last, and those around the present one. A gap stands for two pages or more. */
export function pageNumbers(page: number, pages: number): PageEntry[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap-after', pages];
  if (page >= pages - 3) return [1, 'gap-before', ...range(pages - 4, pages)];
  return [1, 'gap-before', ...range(page - 1, page + 1), 'gap-after', pages];
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
