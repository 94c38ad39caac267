import { useRef, useState } from 'react';

/** A part of a text: the places where it begins and ends, as for `slice`. */
export type TextRange = readonly [from: number, to: number];

/** One thing that a search has found. */
export interface SearchResult {
  /** Where it is; no other result has the same address. */
  href: string;
  title: string;
  /** What the search found in the title, in order. */
  titleMarks?: readonly TextRange[];
  description?: string;
  /** What the search found in the description, in order. */
  descriptionMarks?: readonly TextRange[];
  /** What it is, in a word or two: "Page", "Tool". */
  kind?: string;
}

export interface Results {
  /** `searching` until the first answer; the last results stay while the next ones are looked for. */
  status: 'idle' | 'searching' | 'found' | 'failed';
  results: readonly SearchResult[];
  /** Another spelling that finds something, where nothing was found. */
  spelling?: string | undefined;
}

const nothingAsked: Results = { status: 'idle', results: [] };

/** Keeps the answer to the latest question; one that arrives after it is dropped. */
export function useResults(
  search: (query: string) => Promise<readonly SearchResult[]>,
  closest: (query: string) => Promise<string | undefined>,
) {
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
      const results = await search(query);
      set({ status: 'found', results, spelling: results.length > 0 ? undefined : await closest(query) });
    } catch {
      set({ status: 'failed', results: [] });
    }
  }

  return { ...state, ask };
}
