import type { PagedListState } from './usePagedList';

/**
 * The number of rows, formatted by `countOf`, for a page's headline. It never shows the count of another search, and
 * marks a stale count.
 */
export function countLine(
  { list, current, failed, loadedAt }: PagedListState<unknown>,
  countOf: (total: number) => string,
): string {
  if (failed && !current) return 'Not counted: the server did not answer';
  if (!list || !current) return 'Counting …';
  return failed && loadedAt ? `${countOf(list.total)} at ${timeOf(loadedAt)}` : countOf(list.total);
}

/** The time of day in the browser's locale. */
export function timeOf(moment: Date): string {
  return moment.toLocaleTimeString(undefined, { timeStyle: 'short' });
}
