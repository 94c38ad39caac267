import type { FieldOption } from '@advisor/ui/fields';
import { useLanguage, type Catalog } from '@advisor/ui/language';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, type ComponentType } from 'react';
import { callSite, useLatest, type Tool, type ToolProps } from '../frame';
import { areSame } from './areSame';
import type { DirectoryWords } from './messages/es';
import type { SubmitProps } from './SubmitDialog';
import type { DirectoryTexts } from './texts';
import { useAllEntries } from './useAllEntries';
import { useFilters, type FilterAddress } from './useFilters';
import { useLoaded } from './useLoaded';
import { useSearchWarmUp } from './useSearchWarmUp';

/** The filters that every directory has; each has one more, its `choice`. */
export interface CommonFilters {
  search: string;
  sort: string;
}

/** What is fixed for a directory: its texts, filters and files. */
export interface DirectoryKind<Entry extends { id: string }, Filters extends CommonFilters> extends FilterAddress<
  Filters,
  Entry
> {
  texts: DirectoryTexts;
  /** The orders, with their English labels. */
  sorts: readonly FieldOption[];
  filter: (entries: readonly Entry[], filters: Partial<Filters>) => Entry[];
  /** The number of placeholders while the list loads. */
  placeholders: number;
  importFile: (text: string) => Entry[];
  /** The standard list in every language. */
  loadOtherLanguages: () => Promise<readonly Entry[]>;
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
  const { texts, filter } = kind;
  const { t } = useLanguage<DirectoryWords>();
  const { tell, plural } = useLanguage<Catalog>();
  /** When the simulated load ended. */
  const now = useLoaded(loadDelay, tool.now);
  const controls = useRef<HTMLDivElement>(null);
  const { all, ownIds } = useAllEntries(listed, tool.state);
  useSearchWarmUp(all, filter);
  const { filters, change, reset, query } = useFilters(kind, all, useAddress && tool.ready);

  // Typing shows at once; the list may follow later.
  const applied = useDeferredValue(filters);
  const found = useMemo(() => filter(all, applied), [filter, all, applied]);
  const report = useLatest(onResult);
  const reported = useRef<readonly Entry[]>(undefined);
  const loaded = now !== undefined;
  // TOOL-24
  useEffect(() => {
    if (!loaded || (reported.current && areSame(reported.current, found))) return;
    reported.current = found;
    callSite(report.current, found);
  }, [loaded, found, report]);

  const focusSearch = useCallback(() => controls.current?.querySelector('input')?.focus(), []);
  const latest = useLatest({ tool, notice: [tell({ text: texts.removed }), t('Undo brings it back.')] as const });
  const remove = useCallback(
    ({ id }: Entry) => {
      const { tool, notice } = latest.current;
      tool.change((state) => state.filter((entry) => entry.id !== id));
      tool.notify(...notice);
      // The focus was in the removed row.
      focusSearch();
    },
    [latest, focusSearch],
  );

  const count =
    found.length < all.length
      ? plural(all.length, ...texts.found, { found: found.length })
      : plural(all.length, ...texts.all);
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
    count: loaded ? count : tell({ text: texts.loading }),
  };
}
