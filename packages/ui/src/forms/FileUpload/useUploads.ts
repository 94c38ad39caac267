import { useEffect, useRef, useState } from 'react';

export interface UploadOptions {
  /** Called with the fraction sent, from 0 to 1. */
  onProgress: (part: number) => void;
  /** Aborts the upload. */
  signal: AbortSignal;
}

/** A file that is uploading or was refused. */
export interface Upload {
  id: number;
  /** The file's name on the device. */
  name: string;
  /** The fraction sent, from 0 to 1. */
  part: number;
  /** Why it was not stored. */
  problem?: string;
}

/** Uploads files one after another. Pending uploads are aborted on unmount. */
export function useUploads<Stored>(
  upload: (file: File, options: UploadOptions) => Promise<Stored>,
  reasonOf: (error: unknown) => string,
  onStored: (file: Stored) => void,
) {
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
      const stored = await upload(file, {
        signal: stop.signal,
        onProgress: (part) => change(id, { part }),
      });
      drop(id);
      onStored(stored);
    } catch (error) {
      // An abort needs no message.
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
    /** Aborts an upload, or dismisses a refusal. */
    remove(id: number) {
      running.current.get(id)?.abort();
      drop(id);
    },
  };
}
