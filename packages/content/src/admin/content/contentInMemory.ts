import { fn } from 'storybook/test';
import type { ContentRevision, ContentRow, ContentStore } from './contentStore';

/** A store of content in memory, for as long as a story is shown. */
export function contentInMemory(first: readonly Partial<ContentRow>[] = []) {
  let changes = 0;
  const stamp = () => new Date(Date.UTC(2026, 10, 2, 0, 0, ++changes)).toISOString();
  let rows: ContentRow[] = first.map((row, index) => ({
    id: `row-${index}`,
    collection: '',
    key: '',
    position: null,
    data: null,
    state: 'published',
    publish_at: null,
    updated_at: stamp(),
    ...row,
  }));
  const revisions: (ContentRevision & { collection: string; key: string })[] = [];
  const note = (
    row: Pick<ContentRow, 'collection' | 'key'>,
    revision: Pick<ContentRevision, 'action' | 'before' | 'after'>,
  ) =>
    revisions.unshift({
      ...revision,
      collection: row.collection,
      key: row.key,
      id: revisions.length + 1,
      changed_at: stamp(),
      account_id: 'owner',
    });
  const find = (collection: string, key: string, state: ContentRow['state']) =>
    rows.find((row) => row.collection === collection && row.key === key && row.state === state);
  const put = (row: ContentRow) => {
    rows = [...rows.filter(({ id }) => id !== row.id), row];
    return row;
  };
  const store = {
    load: fn<ContentStore['load']>(async (name) => rows.filter(({ collection }) => collection === name)),
    drafts: fn<ContentStore['drafts']>(async () => rows.filter(({ state }) => state === 'draft')),
    saveDraft: fn<ContentStore['saveDraft']>(async (draft, version) => {
      const now = find(draft.collection, draft.key, 'draft') ?? null;
      if ((now?.updated_at ?? null) !== version) return { kind: 'changed-elsewhere', now };
      note(draft, { action: 'saved', before: now && { data: now.data }, after: { data: draft.data } });
      const id = now?.id ?? `draft-${++changes}`;
      const row = put({ publish_at: null, ...now, ...draft, id, state: 'draft', updated_at: stamp() });
      return { kind: 'saved', row };
    }),
    discardDraft: fn<ContentStore['discardDraft']>(async (collection, key) => {
      const draft = find(collection, key, 'draft');
      if (!draft) return;
      note(draft, { action: 'discarded', before: { data: draft.data }, after: null });
      rows = rows.filter((row) => row !== draft);
    }),
    schedule: fn<ContentStore['schedule']>(async (collection, key, at) =>
      put({ ...find(collection, key, 'draft')!, publish_at: at, updated_at: stamp() }),
    ),
    revisions: fn<ContentStore['revisions']>(async (collection, key) =>
      revisions.filter((each) => each.collection === collection && each.key === key),
    ),
    publish: fn<ContentStore['publish']>(async (all) => {
      for (const { collection, key, action } of all) {
        const draft = find(collection, key, 'draft');
        const live = find(collection, key, 'published');
        const data = action === 'publish' ? draft!.data : null;
        note({ collection, key }, { action: 'published', before: live ? { data: live.data } : null, after: { data } });
        rows = rows.filter((row) => row !== draft);
        put({
          ...(draft ?? live)!,
          ...(live && { id: live.id }),
          data,
          state: 'published',
          publish_at: null,
          updated_at: stamp(),
        });
      }
      return { revision: revisions.length };
    }),
  } satisfies ContentStore;
  /** What another tab does to a draft meanwhile. */
  const elsewhere = (collection: string, key: string, data: unknown) => {
    const draft = find(collection, key, 'draft');
    const row = { collection, key, position: null, publish_at: null, ...draft, data, state: 'draft' as const };
    put({ ...row, id: draft?.id ?? `draft-${++changes}`, updated_at: stamp() });
  };
  return Object.assign(store, { elsewhere });
}
