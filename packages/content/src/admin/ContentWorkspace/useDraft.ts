import { useEffect, useRef, useState } from 'react';
import type { ContentRow, ContentStore, DraftInput } from '../content/contentStore';

export type SaveStatus = 'unchanged' | 'waiting' | 'saving' | 'saved' | 'failed' | 'changed-elsewhere';

type Values = Readonly<Record<string, unknown>>;

/** How long after the last change a draft is saved, in ms. */
const PAUSE = 1_000;

const keptKey = ({ collection, key }: Pick<DraftInput, 'collection' | 'key'>) => `content-draft ${collection}/${key}`;

/** What a tab that was closed, or could not save, has left of an entry. */
function readKept(place: Pick<DraftInput, 'collection' | 'key'>): Values | null {
  try {
    return JSON.parse(sessionStorage.getItem(keptKey(place)) ?? 'null') as Values | null;
  } catch {
    return null;
  }
}

function keep(place: Pick<DraftInput, 'collection' | 'key'>, value: Values | null) {
  try {
    if (value) sessionStorage.setItem(keptKey(place), JSON.stringify(value));
    else sessionStorage.removeItem(keptKey(place));
  } catch {
    // Without storage the draft is in this page alone.
  }
}

interface DraftOptions {
  store: ContentStore;
  place: Pick<DraftInput, 'collection' | 'key' | 'position'>;
  /** The stored draft that is edited; nothing for the first one. */
  draft: ContentRow | undefined;
  initial: Values;
  onSaved: (row: ContentRow) => void;
}

// ADMIN-22
/**
 * A draft that saves itself a second after the last change, one attempt at a time. What could not be saved is kept in the tab
 * until it is. A draft that has changed elsewhere is not overwritten: `other` has it.
 */
export function useDraft({ store, place, draft, initial, onSaved }: DraftOptions) {
  const [kept] = useState(() => readKept(place));
  const [value, setValue] = useState<Values>(kept ?? initial);
  const [status, setStatus] = useState<SaveStatus>(kept ? 'waiting' : 'unchanged');
  const [other, setOther] = useState<ContentRow | null>();
  const version = useRef(draft?.updated_at ?? null);
  const latest = useRef(value);
  const saved = useRef(kept ? null : value);
  const running = useRef<Promise<boolean>>(undefined);

  /** Saves until what is stored is the latest; resolves to whether it is. */
  async function save(): Promise<boolean> {
    while (saved.current !== latest.current) {
      const data = latest.current;
      setStatus('saving');
      try {
        const update = await store.saveDraft({ ...place, data }, version.current);
        if (update.kind === 'changed-elsewhere') {
          setOther(update.now);
          setStatus('changed-elsewhere');
          return false;
        }
        version.current = update.row.updated_at;
        saved.current = data;
        if (latest.current === data) keep(place, null);
        onSaved(update.row);
      } catch (error) {
        console.warn('The draft could not be saved yet.', error);
        setStatus('failed');
        return false;
      }
    }
    setStatus('saved');
    return true;
  }

  const flush = () => (running.current ??= save().finally(() => (running.current = undefined)));
  const flushLatest = useRef(flush);
  useEffect(() => {
    flushLatest.current = flush;
  });

  useEffect(() => {
    if (status !== 'waiting' && status !== 'failed') return undefined;
    const timer = setTimeout(() => void flushLatest.current(), status === 'failed' ? PAUSE * 10 : PAUSE);
    return () => clearTimeout(timer);
  }, [status, value]);

  function change(next: Values) {
    latest.current = next;
    keep(place, next);
    setValue(next);
    setStatus((before) => (before === 'changed-elsewhere' ? before : 'waiting'));
  }

  return {
    value,
    status,
    other,
    change,
    flush,
    /** Takes the version from elsewhere, and forgets what was typed here. */
    takeOther() {
      version.current = other?.updated_at ?? null;
      const data = (other?.data ?? initial) as Values;
      latest.current = data;
      saved.current = data;
      keep(place, null);
      setValue(data);
      setOther(undefined);
      setStatus('unchanged');
    },
    /** Replaces the version from elsewhere with what was typed here. */
    async keepMine() {
      version.current = other?.updated_at ?? null;
      setOther(undefined);
      setStatus('waiting');
      return flush();
    },
    /** Forgets what was not saved. */
    forget: () => keep(place, null),
  };
}
