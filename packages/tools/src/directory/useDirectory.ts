import type { FieldOption } from '@advisor/ui/fields';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, type ComponentType } from 'react';
import { callSite, useLatest, type Tool, type ToolProps } from '../frame';
import type { ExportFile } from '../share-state';
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
export interface DirectoryKind<Entry extends { id: string }, Draft, Filters extends CommonFilters> {
  /** What the whole is called: "calendar". */
  name: string;
  /** What an entry is called: "event". */
  noun: string;
  /** What an entry is called in the thanks for it: "glossary term". */
  fullNoun: string;
  /** The filter that is chosen from a list: "type". */
  choice: Extract<keyof Filters, string>;
  sorts: readonly FieldOption[];
  address: FilterAddress<Filters, Entry>;
  filter: (entries: readonly Entry[], filters: Partial<Filters>) => Entry[];
  /** The number of placeholders while the list loads. */
  placeholders: number;
  importFile: (text: string) => Entry[];
  exportFile: (entries: readonly Entry[], now: Date) => ExportFile;
  /** Loads the dialog for submitting an entry. */
  loadSubmit: () => Promise<{ default: ComponentType<SubmitProps<Draft>> }>;
  /** The entry of a valid draft, with an id that none of the others has. */
  fromDraft: (draft: Draft, others: readonly Entry[], now: Date) => Entry;
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
export type Directory<Entry extends { id: string }, Draft, Filters extends CommonFilters> = ReturnType<
  typeof useDirectory<Entry, Draft, Filters>
>;

/** The site's and the visitor's entries as one list, filtered. */
export function useDirectory<Entry extends { id: string }, Draft, Filters extends CommonFilters>(
  kind: DirectoryKind<Entry, Draft, Filters>,
  { tool, listed, loadDelay, onResult, useAddress = false }: DirectoryOptions<Entry>,
) {
  const { noun, address, filter } = kind;
  /** When the simulated load ended. */
  const now = useLoaded(loadDelay, tool.now);
  const controls = useRef<HTMLDivElement>(null);
  const { all, ownIds } = useAllEntries(listed, tool.state);
  useWarmUp(all, filter);
  const addressed = useAddress && tool.ready;
  const { filters, change, reset, query } = useFilters(address, all, addressed);

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
      latest.current.notify('success', `${capitalized(noun)} Removed`, 'Undo brings it back.');
      // The focus was in the removed row.
      focusSearch();
    },
    [latest, noun, focusSearch],
  );

  return {
    kind,
    tool,
    listed,
    all,
    ownIds,
    now,
    addressed,
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
    count: loaded ? countOf(found.length, all.length, noun) : `Loading ${noun}s`,
  };
}

export const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
