import { fn } from 'storybook/test';
import type { AnyCollection } from './entries/anyCollection';
import { problemOf } from '../collections/stored';
import {
  PublishError,
  type ContentRevision,
  type ContentRow,
  type ContentStore,
  type EntryDraft,
} from './contentStore';
import { atEachStory } from './storyState';

/** A row, with what is not of interest made up. */
export function contentRow(row: Pick<ContentRow, 'collection' | 'key'> & Partial<ContentRow>): ContentRow {
  const state = row.state ?? 'draft';
  return {
    id: `${row.collection}/${row.key}/${state}`,
    position: null,
    data: null,
    publish_at: null,
    updated_at: '2026-11-01T08:00:00.000Z',
    ...row,
    state,
  };
}

/** A store of content in memory, for as long as a story is shown: with versions, revisions and refusals like the real one. */
export function contentInMemory(collections: readonly AnyCollection[], first: readonly ContentRow[] = []) {
  let rows: ContentRow[] = [];
  let changes = 0;
  const log = new Map<string, ContentRevision[]>();
  atEachStory(() => {
    rows = [...first];
    changes = 0;
    log.clear();
  });
  const stamp = () => new Date(Date.UTC(2026, 10, 2, 0, 0, ++changes)).toISOString();
  const of = (collection: string, key: string, state: ContentRow['state']) =>
    rows.find((row) => row.collection === collection && row.key === key && row.state === state) ?? null;
  const put = (row: ContentRow) => {
    rows = [...rows.filter(({ id }) => id !== row.id), row];
  };
  const drop = (row: ContentRow | null) => {
    rows = rows.filter((each) => each !== row);
  };
  const versionOf = (row: ContentRow | null) => row && { data: row.data, position: row.position };
  const record = (
    { collection, key }: Pick<ContentRow, 'collection' | 'key'>,
    action: ContentRevision['action'],
    before: ContentRow | null,
    after: ContentRow | null,
  ) => {
    const known = log.get(`${collection}/${key}`) ?? [];
    const id = ++changes;
    log.set(`${collection}/${key}`, [
      {
        id,
        action,
        changed_at: stamp(),
        account: 'owner@example.com',
        before: versionOf(before),
        after: versionOf(after),
      },
      ...known,
    ]);
    return id;
  };

  const store = {
    load: fn<ContentStore['load']>(async (names) => rows.filter(({ collection }) => names.includes(collection))),
    saveDraft: fn<ContentStore['saveDraft']>(async (draft, version) => {
      const now = of(draft.collection, draft.key, 'draft');
      if ((now?.updated_at ?? null) !== version) return { kind: 'changed-elsewhere', now };
      const row = contentRow({ ...now, ...draft, state: 'draft', updated_at: stamp() });
      put(row);
      record(draft, 'saved', now, row);
      return { kind: 'saved', row };
    }),
    discardDraft: fn<ContentStore['discardDraft']>(async (collection, key) => {
      const now = of(collection, key, 'draft');
      drop(now);
      if (now) record(now, 'discarded', now, null);
    }),
    schedule: fn<ContentStore['schedule']>(async (collection, key, at) => {
      const now = of(collection, key, 'draft');
      if (!now) throw new Error('There is no draft.');
      const row = { ...now, publish_at: at, updated_at: stamp() };
      put(row);
      return row;
    }),
    revisions: fn<ContentStore['revisions']>(async (collection, key) => log.get(`${collection}/${key}`) ?? []),
    publish: fn<ContentStore['publish']>(async (wanted) => {
      const conflict = wanted.filter(
        ({ collection, key, action, updated_at }) =>
          (of(collection, key, action === 'publish' ? 'draft' : 'published')?.updated_at ?? null) !== updated_at,
      );
      if (conflict.length > 0) throw new PublishError('It has changed meanwhile.', { conflict });
      const problems = wanted.flatMap(({ collection: name, key, action }) => {
        const collection = collections.find((each) => each.name === name)!;
        const data = of(name, key, 'draft')?.data ?? null;
        const problem = action === 'publish' && data !== null ? problemOf(collection, key, data) : null;
        return problem ? [problem] : [];
      });
      if (problems.length > 0) throw new PublishError('Nothing was published.', { problems });
      let revision = 0;
      for (const { collection, key, action } of wanted) {
        const [draft, live] = [of(collection, key, 'draft'), of(collection, key, 'published')];
        const source = action === 'publish' ? draft : null;
        if (action === 'publish') drop(draft);
        else if (!draft && live?.data) put(contentRow({ collection, key, data: live.data, updated_at: stamp() }));
        const row = contentRow({
          collection,
          key,
          position: source ? source.position : (live?.position ?? null),
          data: source?.data ?? null,
          state: 'published',
          updated_at: stamp(),
        });
        put(row);
        revision = record(row, action === 'publish' ? 'published' : 'unpublished', live, row);
      }
      return { revision };
    }),
  } satisfies ContentStore;

  /** What another tab saves meanwhile; null discards the draft. */
  const elsewhere = (collection: string, key: string, data: EntryDraft | null) => {
    const now = of(collection, key, 'draft');
    if (data) put(contentRow({ ...now, collection, key, data, state: 'draft', updated_at: stamp() }));
    else drop(now);
  };
  return Object.assign(store, { elsewhere, rows: () => rows });
}
