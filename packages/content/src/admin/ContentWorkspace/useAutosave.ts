import { notify } from '@advisor/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ContentRow, ContentStore, EntryDraft } from '../contentStore';
import type { ContentEntry } from '../entries/contentEntries';
import { isSame } from '../entries/entryDiff';
import { removeStoredDraft, writeStoredDraft, readStoredDraft } from './storedDraft';

/** How long typing has to rest before a draft is saved, in ms. */
export const autosavePause = 1000;

export type SaveState =
  | { kind: 'unchanged' | 'waiting' | 'saving' | 'saved' }
  | { kind: 'failed'; reason: string }
  /** Someone else has saved or discarded the draft: null if it is gone. */
  | { kind: 'changed-elsewhere'; now: ContentRow | null };

/** By entry: what is saved after the entry was left, and the version that comes of it. Opened again, it goes on from there. */
const savesOnLeaving = new Map<string, Promise<string | null>>();

interface AutosaveOptions {
  store: ContentStore;
  entry: ContentEntry;
  /** Called with each version that was saved. */
  onSaved: (row: ContentRow) => void;
}

// ADMIN-19
/**
 * Keeps what is typed of an entry: in the tab at once, and as a draft in the store when typing rests, and when the entry
 * is left. One save runs at a time, each over the version before it.
 */
export function useAutosave({ store, entry, onSaved }: AutosaveOptions) {
  const { collection, key } = entry;
  const id = `${collection}/${key}`;
  // The entry as it was opened: later changes of it are those that were saved here.
  const [opened] = useState(() => {
    const kept = readStoredDraft(collection, key);
    const version = kept ? kept.version : (entry.draft?.updated_at ?? null);
    const isNew = kept !== null && !isSame(kept.value, entry.words);
    const leaving = savesOnLeaving.get(id);
    return { value: kept?.value ?? entry.words, version, leaving, isNew, restored: isNew && !leaving };
  });
  const [value, setValue] = useState(opened.value);
  const [state, setState] = useState<SaveState>({ kind: opened.isNew ? 'waiting' : 'unchanged' });
  const position = entry.draft ? entry.draft.position : (entry.live?.position ?? null);
  const now = useRef({
    value: opened.value,
    saved: entry.words,
    version: opened.version,
    leaving: opened.leaving,
    position,
    stopped: false,
    left: false,
    /** Whether a draft was saved here that is neither published nor discarded. */
    updated: false,
    row: entry.draft,
  });
  useEffect(() => {
    now.current.position = position;
  }, [position]);
  const running = useRef<Promise<boolean>>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const sent = now.current.value;
    setState({ kind: 'saving' });
    if (now.current.leaving) now.current.version = await now.current.leaving;
    now.current.leaving = undefined;
    try {
      const { version, position } = now.current;
      const update = await store.saveDraft({ collection, key, position, data: storable(sent) }, version);
      if (update.kind === 'changed-elsewhere') {
        console.error('Failed to save draft', 'It was changed elsewhere.');
        now.current.stopped = true;
        setState(update);
        return false;
      }
      now.current.version = update.row.updated_at;
      now.current.saved = sent;
      now.current.row = update.row;
      now.current.updated = true;
      onSaved(update.row);
      if (now.current.value === sent) {
        removeStoredDraft(collection, key);
        setState({ kind: 'saved' });
      } else writeStoredDraft(collection, key, { value: now.current.value, version: now.current.version });
      return true;
    } catch (error) {
      console.error('Failed to save draft', error);
      setState({ kind: 'failed', reason: reasonOf(error) });
      return false;
    }
  }, [store, collection, key, onSaved]);

  /** Saves what is not saved yet. Resolves to whether everything is. */
  const flush = useCallback(async (): Promise<boolean> => {
    clearTimeout(timer.current);
    if (now.current.stopped) return false;
    while (running.current) await running.current;
    if (isSame(now.current.value, now.current.saved)) {
      removeStoredDraft(collection, key);
      setState((before) => (before.kind === 'waiting' ? { kind: 'saved' } : before));
      return true;
    }
    // Once more if something was typed meanwhile.
    for (;;) {
      running.current = saveOnce();
      const saved = await running.current;
      running.current = null;
      if (!saved || now.current.value === now.current.saved) return saved;
    }
  }, [collection, key, saveOnce]);

  const change = useCallback(
    (next: EntryDraft) => {
      now.current.value = next;
      setValue(next);
      writeStoredDraft(collection, key, { value: next, version: now.current.version });
      // An entry that was left is saved by that.
      if (now.current.stopped || now.current.left) return;
      setState((before) => (before.kind === 'saving' ? before : { kind: 'waiting' }));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void flush(), autosavePause);
    },
    [collection, key, flush],
  );

  useEffect(() => {
    now.current.left = false;
    if (!isSame(now.current.value, now.current.saved)) timer.current = setTimeout(() => void flush(), autosavePause);
    const onOnline = () => void flush();
    addEventListener('online', onOnline);
    return () => {
      removeEventListener('online', onOnline);
      clearTimeout(timer.current);
      now.current.left = true;
      const left = flush().then((saved) => {
        if (!saved)
          void notify.error('Failed to save draft', 'What you typed is kept in this tab: open it again to save it.');
        else if (now.current.updated)
          void notify.success('Content updated successfully', 'It is a draft until you publish it.');
        if (savesOnLeaving.get(id) === left) savesOnLeaving.delete(id);
        return now.current.version;
      });
      savesOnLeaving.set(id, left);
    };
  }, [flush, id]);

  return {
    value,
    state,
    /** Whether the tab has brought back what was typed before. */
    restored: opened.restored,
    change,
    flush,
    /** The draft as it was last saved, which the entry that was given may not be yet. */
    latest: () => now.current.row,
    /** Saves over the version of someone else. */
    async overwrite(other: ContentRow | null) {
      now.current.version = other?.updated_at ?? null;
      now.current.stopped = false;
      // Also where both say the same.
      now.current.saved = {};
      await flush();
    },
    /**
     * Goes on from a version that something else has made: the draft, or null if there is none any more. With words, they
     * replace what is typed; without, what was typed since the last save is still to be saved.
     */
    adopt(draft: ContentRow | null, words?: EntryDraft) {
      clearTimeout(timer.current);
      const version = draft?.updated_at ?? null;
      now.current = { ...now.current, version, row: draft, stopped: false, updated: draft !== null };
      if (words) {
        now.current.value = words;
        now.current.saved = words;
        setValue(words);
      }
      if (isSame(now.current.value, now.current.saved)) {
        removeStoredDraft(collection, key);
        setState({ kind: draft ? 'saved' : 'unchanged' });
      } else change(now.current.value);
    },
    /** Does something with the draft while nothing is saved over it; what is typed meanwhile is saved afterwards. */
    async withoutSaving<Result>(work: () => Promise<Result>): Promise<Result> {
      while (running.current) await running.current;
      const result = work();
      running.current = result.then(
        () => true,
        () => false,
      );
      try {
        return await result;
      } finally {
        running.current = null;
      }
    },
  };
}

/** As the store gets it: without numbers that are none, which JSON would turn into null. */
const storable = (value: EntryDraft) =>
  JSON.parse(JSON.stringify(value, (_key, each: unknown) => (Number.isNaN(each) ? undefined : each))) as EntryDraft;

/** Why something failed, if it says so in a sentence. */
export function reasonOf(error: unknown): string {
  const reason = error instanceof Error && 'reason' in error ? error.reason : undefined;
  return typeof reason === 'string' ? reason : 'The server did not answer as expected. Please try again.';
}
