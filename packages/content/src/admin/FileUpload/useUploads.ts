import { useEffect, useRef, useState } from 'react';
import { reasonOf, type FileStore, type StoredFile } from '../fileStore';

/** A file that is being sent, or was refused. */
export interface Upload {
  id: number;
  /** As it is called on the owner's device. */
  name: string;
  /** What has been sent of it, from 0 to 1. */
  part: number;
  /** Why it was not stored. */
  problem?: string;
}

/** Sends files one after another. What is not done when the component is gone is stopped. */
export function useUploads(store: Pick<FileStore, 'upload'>, onStored: (file: StoredFile) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<number, AbortController>());
  const last = useRef(0);
  const turn = useRef<Promise<void>>(Promise.resolve());

  useEffect(() => {
    const all = running.current;
    return () => all.forEach((each) => each.abort());
  }, []);

  const change = (id: number, more: Partial<Upload>) =>
    setUploads((before) => before.map((each) => (each.id === id ? { ...each, ...more } : each)));
  const drop = (id: number) => setUploads((before) => before.filter((each) => each.id !== id));

  async function send(id: number, file: File, stop: AbortController) {
    if (stop.signal.aborted) return;
    try {
      const stored = await store.upload(file, {
        signal: stop.signal,
        onProgress: (part) => change(id, { part }),
      });
      drop(id);
      onStored(stored);
    } catch (error) {
      // Whoever stopped it knows.
      if (!stop.signal.aborted) change(id, { problem: reasonOf(error) });
    } finally {
      running.current.delete(id);
    }
  }

  return {
    uploads,
    add(files: readonly File[]) {
      for (const file of files) {
        const id = ++last.current;
        const stop = new AbortController();
        running.current.set(id, stop);
        setUploads((before) => [...before, { id, name: file.name, part: 0 }]);
        turn.current = turn.current.then(() => send(id, file, stop));
      }
    },
    /** Stops an upload, or takes a refusal off the list. */
    remove(id: number) {
      running.current.get(id)?.abort();
      drop(id);
    },
  };
}
