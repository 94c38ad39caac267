import { useState } from 'react';
import type { ContentProblem } from '../../collections/stored';
import { PublishError, type ContentChange, type ContentStore } from '../contentStore';
import type { AnyCollection } from '../entries/anyCollection';
import { problemIn, type ContentEntry } from '../entries/contentEntries';
import { reasonOf } from './useAutosave';

/** An entry that a notice names and leads to. */
export interface NamedEntry {
  collection: string;
  key: string;
  title: string;
}

interface Published {
  entries: readonly NamedEntry[];
  action: ContentChange['action'];
}

/** What came of publishing: on a site that is built first, it is queued, and then live or late. */
export type Outcome =
  | ({ kind: 'live' } & Published)
  | ({ kind: 'queued' } & Published)
  | ({ kind: 'late' } & Published)
  | { kind: 'problems'; problems: readonly (ContentProblem & { title: string })[] }
  | { kind: 'conflict'; entries: readonly NamedEntry[] }
  | { kind: 'failed'; reason: string };

interface PublishingOptions {
  store: ContentStore;
  collectionOf: (name: string) => AnyCollection | undefined;
  /** Loads what is live now. */
  reload: () => Promise<void>;
}

// ADMIN-20
/** Makes drafts live, or takes entries off the site, and says what came of it. */
export function usePublishing({ store, collectionOf, reload }: PublishingOptions) {
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  /** Resolves to whether it is live. */
  async function publish(entries: readonly ContentEntry[], action: ContentChange['action'] = 'publish') {
    const titleOf = ({ collection, key }: { collection: string; key: string }) =>
      entries.find((each) => each.key === key && each.collection === collection)?.title ?? key;
    const problems = entries.flatMap((entry) => {
      const collection = collectionOf(entry.collection);
      const problem = action === 'publish' && collection ? problemIn(collection, entry) : null;
      return problem ? [{ ...problem, title: entry.title }] : [];
    });
    if (problems.length > 0) {
      setOutcome({ kind: 'problems', problems });
      return false;
    }
    setBusy(true);
    setOutcome(null);
    try {
      const { whenLive } = await store.publish(
        entries.map(({ collection, key, draft, live }) => ({
          collection,
          key,
          action,
          updated_at: (action === 'publish' ? draft : live)?.updated_at ?? null,
        })),
      );
      await reload();
      const published = { action, entries: entries.map(named) };
      const shown: Outcome = { kind: whenLive ? 'queued' : 'live', ...published };
      setOutcome(shown);
      // Another publication, or the owner, may have replaced the notice meanwhile.
      void whenLive?.then((isLive) =>
        setOutcome((now) => (now === shown ? { kind: isLive ? 'live' : 'late', ...published } : now)),
      );
      return true;
    } catch (error) {
      console.error('Failed to publish', error);
      if (error instanceof PublishError && error.problems.length > 0)
        setOutcome({
          kind: 'problems',
          problems: error.problems.map((problem) => ({ ...problem, title: titleOf(problem) })),
        });
      else if (error instanceof PublishError && error.conflict.length > 0) {
        await reload();
        setOutcome({ kind: 'conflict', entries: error.conflict.map((each) => ({ ...each, title: titleOf(each) })) });
      } else setOutcome({ kind: 'failed', reason: reasonOf(error) });
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, outcome, publish, dismiss: () => setOutcome(null) };
}

const named = ({ collection, key, title }: ContentEntry): NamedEntry => ({ collection, key, title });
