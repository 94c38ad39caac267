import { useCallback, useEffect, useReducer, useState } from 'react';

/** A part of a tool whose code is loaded when needed. */
export interface LazyModule<Part> {
  /** Undefined until it is loaded. */
  part: Part | undefined;
  /** `late` when loading takes long enough to be announced. */
  status: 'idle' | 'loading' | 'late' | 'failed' | 'loaded';
  /** How many attempts in a row have failed. */
  failures: number;
  /** Loads it again after a failure. */
  retry: () => void;
}

/** Shorter waits are not announced, in ms. */
const lateAfter = 300;

// A loaded part is available at once wherever it is shown next; a failed one is loaded again.
const loadedParts = new WeakMap<() => Promise<object>, object>();

/**
 * Loads a part of a tool once it is `wanted`. After a failure, `retry` loads it again, and so does wanting it again.
 *
 * @param load the same function at each render: a constant beside the component
 */
export function useLazyModule<Part extends object>(load: () => Promise<Part>, wanted = true): LazyModule<Part> {
  const [status, setStatus] = useState<'loading' | 'late' | 'failed'>('loading');
  const [failures, countFailure] = useReducer((count: number) => count + 1, 0);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [, showLoaded] = useReducer((count: number) => count + 1, 0);
  const part = loadedParts.get(load) as Part | undefined;
  const isMissing = part === undefined;

  useEffect(() => {
    if (!wanted || !isMissing) return;
    let gone = false;
    setStatus('loading');
    const timer = setTimeout(() => setStatus('late'), lateAfter);
    load().then(
      (loaded) => {
        loadedParts.set(load, loaded);
        if (!gone) showLoaded();
      },
      (error: unknown) => {
        console.warn('A part of a tool could not be loaded.', error);
        if (gone) return;
        clearTimeout(timer);
        setStatus('failed');
        countFailure();
      },
    );
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [load, wanted, isMissing, attempt]);

  return {
    part: wanted ? part : undefined,
    status: !wanted ? 'idle' : isMissing ? status : 'loaded',
    failures,
    retry: useCallback(() => retry(), []),
  };
}
