import { notify } from '@advisor/ui';
import { useState } from 'react';
import type { ContentRow, ContentStore } from '../contentStore';
import type { AnyCollection } from '../entries/anyCollection';
import { isOnSite, type ContentEntry } from '../entries/contentEntries';
import { emptyValue, newKey } from '../entries/emptyEntry';
import { fieldTree } from '../entries/fieldTree';
import { moveEntry, placeAtEnd } from '../entries/moveEntry';

interface EntryChangesOptions {
  store: ContentStore;
  /** Called with each version that was saved. */
  put: (row: ContentRow) => void;
  /** Called when a draft was discarded. */
  drop: (collection: string, key: string) => void;
  reload: () => Promise<void>;
}

/** The changes of a list of entries. Each is a draft, and goes live when it is published. */
export function useEntryChanges({ store, put, drop, reload }: EntryChangesOptions) {
  const [said, setSaid] = useState('');

  async function save(entry: ContentEntry, change: Partial<Pick<ContentRow, 'position' | 'data'>>) {
    const { collection, key, draft, live, data } = entry;
    const position = (draft ?? live)?.position ?? null;
    const update = await store.saveDraft({ collection, key, position, data, ...change }, draft?.updated_at ?? null);
    if (update.kind === 'saved') return put(update.row);
    await reload();
    throw new Error('It was changed elsewhere.');
  }

  async function run(work: () => Promise<unknown>) {
    try {
      await work();
    } catch (error) {
      console.error('Failed to save draft', error);
      void notify.error('Failed to save draft', 'Nothing was lost. The list shows what is stored.');
    }
  }

  return {
    /** What was done, to be announced. */
    said,

    /** Saves a new entry with its title, and resolves to its key. */
    async add(collection: AnyCollection, entries: readonly ContentEntry[], title: string): Promise<string> {
      const taken = new Set(entries.map(({ key }) => key));
      const key = newKey(title, (each) => taken.has(each));
      const empty = emptyValue(fieldTree(collection.schema)) as Record<string, unknown>;
      const data = { ...empty, [collection.titleField]: title };
      const draft = { collection: collection.name, key, position: placeAtEnd(entries), data };
      const update = await store.saveDraft(draft, null);
      if (update.kind === 'saved') {
        put(update.row);
        void notify.success('Content created successfully', 'It is a draft until you publish it.');
        return key;
      }
      await reload();
      throw Object.assign(new Error('The key is taken.'), {
        reason: 'An entry of this name was added elsewhere meanwhile. Add it again to have two.',
      });
    },

    move: (entries: readonly ContentEntry[], from: number, to: number) =>
      run(async () => {
        for (const { key, position } of moveEntry(entries, from, to)) {
          const entry = entries.find((each) => each.key === key);
          if (entry) await save(entry, { position });
        }
        setSaid(
          `${entries[from]?.title} is now ${to + 1} of ${entries.length}. The order goes live when you publish it.`,
        );
      }),

    /** An entry that visitors see is taken off the site when that is published; one that nobody has seen goes at once. */
    remove: (entry: ContentEntry) =>
      run(async () => {
        const seen = isOnSite(entry);
        if (seen) await save(entry, { data: null });
        else {
          await store.discardDraft(entry.collection, entry.key);
          drop(entry.collection, entry.key);
        }
        void notify.success(
          'Content deleted successfully',
          seen ? 'Visitors see it until you publish the removal.' : undefined,
        );
      }),
  };
}
