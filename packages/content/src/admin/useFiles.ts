import { latestOnly } from '@advisor/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { FileStore, FileView, StoredFile } from './fileStore';

/** How many files are asked for at once. */
const SIZE = 24;

interface FilesState {
  /** Null until the first answer. */
  rows: readonly StoredFile[] | null;
  /** When the latest of them were loaded. */
  loadedAt: Date | null;
  more: boolean;
  loading: boolean;
  failed: boolean;
}

/** The files that match, page after page. A failure is logged; what was shown stays. */
export function useFiles(store: Pick<FileStore, 'list'>, { search, sort }: Pick<FileView, 'search' | 'sort'>) {
  const [state, setState] = useState<FilesState>({
    rows: null,
    loadedAt: null,
    more: false,
    loading: true,
    failed: false,
  });
  const page = useRef({ last: 1, next: 2 });
  const [{ ask, changed }] = useState(latestOnly);

  const load = useCallback(
    (wanted: number, keepsRows = false) => {
      setState((before) => ({ ...before, loading: true, failed: false }));
      return ask(
        () => store.list({ search, sort, page: wanted, size: SIZE }),
        (answer) => {
          page.current = { last: wanted, next: wanted + 1 };
          setState((before) => {
            const known = (keepsRows && before.rows) || [];
            // A file that was added meanwhile shifts the others by one.
            const added = answer.rows.filter(({ name }) => known.every((row) => row.name !== name));
            return {
              rows: [...known, ...added],
              loadedAt: new Date(),
              more: answer.more,
              loading: false,
              failed: false,
            };
          });
        },
        (error) => {
          console.error('Failed to load files', error);
          setState((before) => ({ ...before, loading: false, failed: true }));
        },
      );
    },
    [store, search, sort, ask],
  );

  useEffect(() => void load(1), [load]);

  return {
    ...state,
    reload: () => load(1),
    loadMore: () => load(page.current.next, true),
    /** Puts a file that was just stored first. */
    put(file: StoredFile) {
      changed();
      setState((before) => ({
        ...before,
        rows: [file, ...(before.rows ?? []).filter(({ name }) => name !== file.name)],
      }));
    },
    drop(name: string) {
      changed();
      // The files of the next page move up: the first of them are on the last one now.
      page.current.next = page.current.last;
      setState((before) => ({ ...before, rows: before.rows?.filter((row) => row.name !== name) ?? null }));
    },
  };
}
