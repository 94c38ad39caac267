import { useState } from 'react';
import { latestOnly } from '../../requests';

/** A range of a text: start and end, as for `slice`. */
export type TextRange = readonly [from: number, to: number];

/** One search result. */
export interface SearchResult {
  /** Its address, unique among the results. */
  href: string;
  title: string;
  /** The matches in the title, in order. */
  titleMarks?: readonly TextRange[];
  description?: string;
  /** The matches in the description, in order. */
  descriptionMarks?: readonly TextRange[];
  /** Its kind, in a word or two: "Page", "Tool". */
  kind?: string;
}

export interface Results {
  /** `searching` until the first response; the last results stay during the next search. */
  status: 'idle' | 'searching' | 'found' | 'failed';
  results: readonly SearchResult[];
  /** Another spelling that has results, if nothing was found. */
  spelling?: string | undefined;
}

const nothingAsked: Results = { status: 'idle', results: [] };

/** Keeps the response to the latest query; late responses to earlier ones are dropped. */
export function useResults(
  search: (query: string) => Promise<readonly SearchResult[]>,
  closest: (query: string) => Promise<string | undefined>,
) {
  const [state, setState] = useState(nothingAsked);
  const [{ ask }] = useState(latestOnly);

  return {
    ...state,
    ask(query: string) {
      if (query.trim() !== '')
        setState((last) => (last.status === 'found' ? last : { status: 'searching', results: [] }));
      return ask(
        async (): Promise<Results> => {
          if (query.trim() === '') return nothingAsked;
          const results = await search(query);
          return { status: 'found', results, spelling: results.length > 0 ? undefined : await closest(query) };
        },
        setState,
        () => setState({ status: 'failed', results: [] }),
      );
    },
  };
}
