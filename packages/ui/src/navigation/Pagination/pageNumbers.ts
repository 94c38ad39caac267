/** A page, or one of two named gaps. */
export type PageEntry = number | 'gap-before' | 'gap-after';

/** The pages to show: the first, the last, and those around the current one. A gap replaces two or more pages. */
export function pageNumbers(page: number, pages: number): PageEntry[] {
  if (pages <= 7) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap-after', pages];
  if (page >= pages - 3) return [1, 'gap-before', ...range(pages - 4, pages)];
  return [1, 'gap-before', ...range(page - 1, page + 1), 'gap-after', pages];
}

const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
