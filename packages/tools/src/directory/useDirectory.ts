import type { FieldOption } from '@advisor/ui/fields';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, type ComponentType } from 'react';
import { callSite, useLatest, type Tool, type ToolProps } from '../frame';
import { countOf } from './countOf';
import type { SubmitProps } from './SubmitDialog';
import { useAllEntries } from './useAllEntries';
import { useFilters, type FilterAddress } from './useFilters';
import { useLoaded } from './useLoaded';
import { useWarmUp } from './useWarmUp';

/** The filters that every directory has; each has one more, its `choice`. */
export interface CommonFilters {
  search: string;
  sort: string;
}

/** What is fixed for a directory: its words, filters and files. */
export interface DirectoryKind<Entry extends { id: string }, Filters extends CommonFilters> extends FilterAddress<
  Filters,
  Entry
> {
  /** What the whole is called: "calendar". */
  name: string;
  /** What an entry is called, as in a title: "Event". */
  noun: string;
  /** What an entry is called in the thanks for it: "glossary term". */
  fullNoun: string;
  /** The label of the filter `choice`. */
  choiceLabel: string;
  sorts: readonly FieldOption[];
  filter: (entries: readonly Entry[], filters: Partial<Filters>) => Entry[];
  /** The number of placeholders while the list loads. */
  placeholders: number;
  importFile: (text: string) => Entry[];
  /** Loads the dialog for submitting an entry. */
  loadSubmit: () => Promise<{ default: ComponentType<SubmitProps<Entry>> }>;
}

export interface DirectoryOptions<Entry> extends Pick<ToolProps, 'useAddress'> {
  tool: Tool<Entry[]>;
  /** The site's list. */
  listed: readonly Entry[];
  /** How long placeholders stand in for the list, in ms. */
  loadDelay: number;
  /** Called with the filtered entries each time they change. */
  onResult?: (found: readonly Entry[]) => void;
}

/** The entries and filters of a directory. */
export type Directory<Entry extends { id: string }, Filters extends CommonFilters> = ReturnType<
  typeof useDirectory<Entry, Filters>
>;

/** The site's and the visitor's entries as one list, filtered. */
export function useDirectory<Entry extends { id: string }, Filters extends CommonFilters>(
  kind: DirectoryKind<Entry, Filters>,
  { tool, listed, loadDelay, onResult, useAddress = false }: DirectoryOptions<Entry>,
) {
  const { noun, filter } = kind;
  /** When the simulated load ended. */
  const now = useLoaded(loadDelay, tool.now);
  const controls = useRef<HTMLDivElement>(null);
  const { all, ownIds } = useAllEntries(listed, tool.state);
  useWarmUp(all, filter);
  const { filters, change, reset, query } = useFilters(kind, all, useAddress && tool.ready);

  // Typing shows at once; the list may follow later.
  const applied = useDeferredValue(filters);
  const found = useMemo(() => filter(all, applied), [filter, all, applied]);
  const report = useLatest(onResult);
  const loaded = now !== undefined;
  useEffect(() => {
    if (loaded) callSite(report.current, found);
  }, [loaded, found, report]);

  const focusSearch = useCallback(() => controls.current?.querySelector('input')?.focus(), []);
  const latest = useLatest(tool);
  const remove = useCallback(
    ({ id }: Entry) => {
      latest.current.change((state) => state.filter((entry) => entry.id !== id));
      latest.current.notify('success', `${noun} Removed`, 'Undo brings it back.');
      // The focus was in the removed row.
      focusSearch();
    },
    [latest, noun, focusSearch],
  );

  const one = noun.toLowerCase();
  return {
    ...kind,
    tool,
    listed,
    all,
    ownIds,
    now,
    filters,
    applied,
    found,
    change,
    reset,
    query,
    controls,
    focusSearch,
    /** Removes one of the visitor's own entries. */
    remove,
    /** What the list shows, in words: "2 of 24 terms". */
    count: loaded ? countOf(found.length, all.length, one) : `Loading ${one}s`,
  };
}
