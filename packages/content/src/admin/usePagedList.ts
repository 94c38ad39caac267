import { notify } from '@advisor/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** One page of a list, and how many rows there are on all pages. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

export interface PagedListState<Row> {
  /** `null` until the first answer. */
  list: ListPage<Row> | null;
  /** Whether the latest attempt to load failed. */
  failed: boolean;
  /** Whether what is shown is about to be replaced. */
  loading: boolean;
}

/**
 * A page of a list as it is loaded from a server, again whenever `load` becomes another function. A failure is a
 * notice with the words of `failure`, is logged, and leaves what was shown.
 */
export function usePagedList<Row>(load: () => Promise<ListPage<Row>>, failure: string) {
  const [{ loadedBy, ...state }, setState] = useState<PagedListState<Row> & { loadedBy: typeof load }>({
    list: null,
    failed: false,
    loading: true,
    loadedBy: load,
  });
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const turn = ++latest.current;
    setState((state) => ({ ...state, loading: true }));
    try {
      const list = await load();
      // An earlier answer that comes late must not replace a newer one.
      if (turn === latest.current) setState({ list, failed: false, loading: false, loadedBy: load });
    } catch (error) {
      if (turn !== latest.current) return;
      console.error(failure, error);
      setState(({ list }) => ({ list, failed: true, loading: false, loadedBy: load }));
      void notify.error(failure);
    }
  }, [load, failure]);

  useEffect(() => void reload(), [reload]);

  /** Shows a row as it is now, where it stands. */
  const replaceRow = useCallback((isSame: (row: Row) => boolean, now: Row) => {
    setState((state) => ({
      ...state,
      list: state.list && { ...state.list, rows: state.list.rows.map((row) => (isSame(row) ? now : row)) },
    }));
  }, []);

  // In the moment between another `load` and its beginning, what is shown is another list's already.
  return { state: { ...state, loading: state.loading || loadedBy !== load }, reload, replaceRow };
}
