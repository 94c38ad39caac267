import { latestOnly, notify } from '@advisor/ui';
import { useCallback, useEffect, useState } from 'react';

/** One page of a list, and how many rows there are on all pages. */
export interface ListPage<Row> {
  rows: Row[];
  total: number;
}

export interface PagedListState<Row> {
  /** `null` until the first response, and if the latest request failed. */
  list: ListPage<Row> | null;
  /** When `list` was loaded. */
  loadedAt: Date | null;
  /** Whether `list` belongs to the current request; false while another page or search is loading. */
  current: boolean;
  /** Whether the latest attempt to load failed. */
  failed: boolean;
  /** Whether the rows are being replaced. */
  loading: boolean;
}

/**
 * Loads a page of a list from a server, again whenever `load` changes. A failure is a notice with the text of `failure`,
 * and is logged. After a failed refresh the old rows stay; after any other failure there are none, because results of an
 * earlier search are not those of this one.
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
  const [{ ask, changed }] = useState(latestOnly);

  const reload = useCallback(() => {
    setState((state) => ({ ...state, loading: true }));
    return ask(
      load,
      (list) =>
        setState({ list, loadedAt: new Date(), failed: false, loading: false, loadedBy: load, settledBy: load }),
      (error) => {
        console.error(failure, error);
        setState(({ list, loadedAt, loadedBy }) => {
          const kept =
            loadedBy === load ? { list, loadedAt, loadedBy } : { list: null, loadedAt: null, loadedBy: null };
          return { ...kept, failed: true, loading: false, settledBy: load };
        });
        void notify.error(failure);
      },
    );
  }, [load, failure, ask]);

  useEffect(() => void reload(), [reload]);

  /** Replaces a row in place. */
  const replaceRow = useCallback(
    (isSame: (row: Row) => boolean, now: Row) => {
      changed();
      setState((state) => ({
        ...state,
        list: state.list && { ...state.list, rows: state.list.rows.map((row) => (isSame(row) ? now : row)) },
      }));
    },
    [changed],
  );

  /** Removes rows. */
  const removeRows = useCallback(
    (isGone: (row: Row) => boolean) => {
      changed();
      setState((state) => {
        if (!state.list) return state;
        const rows = state.list.rows.filter((row) => !isGone(row));
        return { ...state, list: { rows, total: state.list.total - (state.list.rows.length - rows.length) } };
      });
    },
    [changed],
  );

  // Between a change of `load` and its first call, the rows belong to the previous list.
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
  /** The `load` that returned `list`. */
  loadedBy: Load<Row> | null;
  /** The `load` that last finished or failed. */
  settledBy: Load<Row>;
}
