import { notify } from '@advisor/ui';
import { useCallback, useEffect, useRef, useState } from 'react';

/** One page of a list, and how many rows there are on all pages. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

export interface PagedListState<Row> {
  /** `null` until the first answer, and where what was asked for last could not be loaded. */
  list: ListPage<Row> | null;
  /** When `list` was answered. */
  loadedAt: Date | null;
  /** Whether `list` is of what is asked for now: while another page or search is on its way it is not. */
  current: boolean;
  /** Whether the latest attempt to load failed. */
  failed: boolean;
  /** Whether what is shown is about to be replaced. */
  loading: boolean;
}

/**
 * A page of a list as it is loaded from a server, again whenever `load` becomes another function. A failure is a
 * notice with the words of `failure`, and is logged. It leaves what was shown if that is the same page of the same list
 * (a refresh failed), and nothing otherwise: what an earlier search found is no answer to this one.
 */
export function usePagedList<Row>(load: () => Promise<ListPage<Row>>, failure: string) {
  const [{ loadedBy, settledBy, ...state }, setState] = useState<Kept<Row>>({
    list: null,
    loadedAt: null,
    failed: false,
    loading: true,
    loadedBy: null,
    settledBy: load,
  });
  const latest = useRef(0);

  const reload = useCallback(async () => {
    const turn = ++latest.current;
    setState((state) => ({ ...state, loading: true }));
    try {
      const list = await load();
      // An earlier answer that comes late must not replace a newer one.
      if (turn !== latest.current) return;
      setState({ list, loadedAt: new Date(), failed: false, loading: false, loadedBy: load, settledBy: load });
    } catch (error) {
      if (turn !== latest.current) return;
      console.error(failure, error);
      setState(({ list, loadedAt, loadedBy }) => {
        const kept = loadedBy === load ? { list, loadedAt, loadedBy } : { list: null, loadedAt: null, loadedBy: null };
        return { ...kept, failed: true, loading: false, settledBy: load };
      });
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

  /** Shows rows no more that are gone from the list. */
  const removeRows = useCallback((isGone: (row: Row) => boolean) => {
    setState((state) => {
      if (!state.list) return state;
      const rows = state.list.rows.filter((row) => !isGone(row));
      return { ...state, list: { rows, total: state.list.total - (state.list.rows.length - rows.length) } };
    });
  }, []);

  // In the moment between another `load` and its beginning, what is shown is another list's already.
  const between = settledBy !== load;
  return {
    state: {
      ...state,
      current: state.list !== null && loadedBy === load,
      failed: state.failed && !between,
      loading: state.loading || between,
    },
    reload,
    replaceRow,
    removeRows,
  };
}

type Load<Row> = () => Promise<ListPage<Row>>;

interface Kept<Row> extends Omit<PagedListState<Row>, 'current'> {
  /** What answered with `list`. */
  loadedBy: Load<Row> | null;
  /** What answered or failed last. */
  settledBy: Load<Row>;
}
