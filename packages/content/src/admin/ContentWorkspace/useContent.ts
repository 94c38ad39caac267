import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ContentRow, ContentStore } from '../contentStore';
import type { AnyCollection } from '../entries/anyCollection';
import { contentEntries } from '../entries/contentEntries';

const failure = 'Failed to load content';

/** The rows of the collections, and the entries that they make. */
export function useContent(store: ContentStore, collections: readonly AnyCollection[]) {
  const [rows, setRows] = useState<readonly ContentRow[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [loading, setLoading] = useState(true);
  const latest = useRef(0);
  const names = collections.map(({ name }) => name).join(' ');

  const reload = useCallback(async () => {
    const turn = ++latest.current;
    setLoading(true);
    try {
      const loaded = await store.load(names.split(' '));
      if (turn !== latest.current) return;
      setRows(loaded);
      setFailed(false);
    } catch (error) {
      if (turn !== latest.current) return;
      console.error(failure, error);
      setFailed(true);
    }
    setLoading(false);
  }, [store, names]);

  useEffect(() => void reload(), [reload]);

  /** A version that was saved. */
  const put = useCallback((row: ContentRow) => {
    setRows((before) => [...(before ?? []).filter((each) => !isVersion(each, row)), row]);
  }, []);

  /** A draft that was discarded. */
  const drop = useCallback((collection: string, key: string) => {
    setRows((before) => before && before.filter((each) => !isVersion(each, { collection, key, state: 'draft' })));
  }, []);

  const entriesOf = useMemo(() => {
    const groups = new Map<string, ContentRow[]>();
    for (const row of rows ?? []) {
      const group = groups.get(row.collection);
      if (group) group.push(row);
      else groups.set(row.collection, [row]);
    }
    return new Map(
      collections.map((collection) => [collection.name, contentEntries(collection, groups.get(collection.name) ?? [])]),
    );
  }, [collections, rows]);

  return { rows, failed, loading, reload, put, drop, entriesOf };
}

const isVersion = (row: ContentRow, { collection, key, state }: Pick<ContentRow, 'collection' | 'key' | 'state'>) =>
  row.key === key && row.collection === collection && row.state === state;
