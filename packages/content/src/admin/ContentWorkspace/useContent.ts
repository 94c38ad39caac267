import { notify } from '@advisor/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentRow, ContentStore, DraftPlace } from '../content/contentStore';

/** The rows of the open collection, and where all drafts are. */
export interface LoadedContent {
  /** Null until they are there. */
  rows: readonly ContentRow[] | null;
  drafts: readonly DraftPlace[];
  failed: boolean;
  loading: boolean;
  reload: () => Promise<void>;
  /** Replaces a stored row, or adds it. */
  put: (row: ContentRow) => void;
}

/** Loads a collection, again whenever another one is opened; '' loads the drafts alone. */
export function useContent(store: ContentStore, collection: string): LoadedContent {
  const [state, setState] = useState({
    collection,
    rows: null as readonly ContentRow[] | null,
    drafts: [] as readonly DraftPlace[],
    failed: false,
    loading: true,
  });
  const turn = useRef(0);

  const reload = useCallback(async () => {
    const mine = ++turn.current;
    setState((before) => ({ ...before, loading: true }));
    try {
      const [rows, drafts] = await Promise.all([collection ? store.load(collection) : [], store.drafts()]);
      if (mine === turn.current) setState({ collection, rows, drafts, failed: false, loading: false });
    } catch (error) {
      if (mine !== turn.current) return;
      console.error('Failed to load content', error);
      setState((before) => ({
        ...before,
        rows: before.collection === collection ? before.rows : null,
        failed: true,
        loading: false,
      }));
      void notify.error('Failed to load content');
    }
  }, [store, collection]);

  useEffect(() => void reload(), [reload]);

  const put = useCallback((row: ContentRow) => {
    setState((before) => ({
      ...before,
      rows: before.rows && [...before.rows.filter(({ id }) => id !== row.id), row],
      drafts:
        row.state === 'draft'
          ? [...before.drafts.filter(({ collection: name, key }) => name !== row.collection || key !== row.key), row]
          : before.drafts,
    }));
  }, []);

  const { collection: of, ...loaded } = state;
  return { ...loaded, rows: of === collection ? loaded.rows : null, reload, put };
}
