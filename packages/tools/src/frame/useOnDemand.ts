import { useCallback, useEffect, useReducer, useState } from 'react';

/** A part of a tool whose code is fetched when it is wanted. */
export interface OnDemand<Part> {
  /** Undefined until it is loaded. */
  part: Part | undefined;
  /** `late` once a person has waited long enough to be told. */
  status: 'idle' | 'loading' | 'late' | 'failed' | 'loaded';
  /** How many attempts in a row have failed. */
  failures: number;
  /** Loads it again after a failure. */
  retry: () => void;
}

/** What is shorter than this is not worth a word, in ms. */
const late = 300;

// A part that was loaded once is there at once wherever it is shown next; one that failed is loaded anew.
const loadedParts = new WeakMap<() => Promise<object>, object>();

/**
 * Loads a part of a tool once it is wanted. Each attempt asks for it anew, and so does wanting it again.
 *
 * @param load the same function at each render: a constant beside the component
 */
export function useOnDemand<Part extends object>(load: () => Promise<Part>, wanted = true): OnDemand<Part> {
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
    const timer = setTimeout(() => setStatus('late'), late);
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
