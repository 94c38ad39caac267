import type { PagedListState } from './usePagedList';

/**
 * How many rows there are, in the words of `countOf`, for the headline of a page. It never tells the count of another
 * search, and says so when a count is not of now.
 */
export function countLine(
  { list, current, failed, loadedAt }: PagedListState<unknown>,
  countOf: (total: number) => string,
): string {
  if (failed && !current) return 'Not counted: the server did not answer';
  if (!list || !current) return 'Counting …';
  return failed && loadedAt ? `${countOf(list.total)} at ${timeOf(loadedAt)}` : countOf(list.total);
}

/** The time of the day, in the words of this browser. */
export function timeOf(moment: Date): string {
  return moment.toLocaleTimeString(undefined, { timeStyle: 'short' });
}
