import { useRef, useState } from 'react';

/** One thing that a search has found. */
export interface SearchResult {
  /** Where it is; no other result has the same address. */
  href: string;
  title: string;
  description?: string;
  /** What it is, in a word: "Page", "Tool". */
  kind?: string;
}

export interface Results {
  /** `searching` until the first answer; the last results stay while the next ones are looked for. */
  status: 'idle' | 'searching' | 'found' | 'failed';
  results: readonly SearchResult[];
}

const nothingAsked: Results = { status: 'idle', results: [] };

/** Keeps the answer to the latest question; one that arrives after it is dropped. */
export function useResults(search: (query: string) => Promise<readonly SearchResult[]>) {
  const [state, setState] = useState(nothingAsked);
  const latest = useRef(0);

  async function ask(query: string) {
    const number = ++latest.current;
    const set = (next: Results) => {
      if (number === latest.current) setState(next);
    };
    if (query.trim() === '') return set(nothingAsked);
    setState((last) => (last.status === 'found' ? last : { status: 'searching', results: [] }));
    try {
      set({ status: 'found', results: await search(query) });
    } catch {
      set({ status: 'failed', results: [] });
    }
  }

  return { ...state, ask };
}
