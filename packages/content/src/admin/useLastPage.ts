import { useEffect } from 'react';
import { pagesOf } from './listAddress';
import type { PagedListState } from './usePagedList';

/** Goes to the last page of a list if the current one does not exist: its last row was deleted, or the address is wrong. */
export function useLastPage<View extends { page: number; size: number }>(
  { list, current, loading }: PagedListState<unknown>,
  view: View,
  onViewChange: (view: View, options: { replace: boolean }) => void,
) {
  const total = current ? list?.total : undefined;
  useEffect(() => {
    if (total === undefined || loading) return;
    const last = pagesOf(total, view.size);
    if (view.page > last) onViewChange({ ...view, page: last }, { replace: true });
  }, [total, loading, view, onViewChange]);
}
