import { useCallback, useMemo } from 'react';
import type { ContentRow, ContentStore } from '../contentStore';
import type { AnyCollection } from '../entries/anyCollection';
import { contentEntries } from '../entries/contentEntries';
import { useAnswer } from '../useAnswer';

/** The rows of the collections, and the entries that they make. */
export function useContent(store: ContentStore, collections: readonly AnyCollection[]) {
  const names = collections.map(({ name }) => name).join(' ');
  const load = useCallback(() => store.load(names.split(' ')), [store, names]);
  const { answer: rows, failed, loading, reload, change } = useAnswer(load, 'Failed to load content');

  /** A version that was saved. */
  const put = useCallback(
    (row: ContentRow) => change((before) => [...(before ?? []).filter((each) => !isVersion(each, row)), row]),
    [change],
  );

  /** A draft that was discarded. */
  const drop = useCallback(
    (collection: string, key: string) =>
      change((before) => before && before.filter((each) => !isVersion(each, { collection, key, state: 'draft' }))),
    [change],
  );

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
