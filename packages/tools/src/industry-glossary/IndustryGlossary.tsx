import { Button, ButtonLink, EmptyState, VisuallyHidden } from '@advisor/ui';
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import {
  addOwn,
  countOf,
  ListControls,
  listLink,
  Placeholders,
  rows,
  useAllEntries,
  useFilters,
  useLoaded,
  useWarmUp,
  type FilterAddress,
} from '../directory';
import {
  callSite,
  LazyDialog,
  jsonFile,
  readFile,
  screenOnly,
  ToolBoundary,
  ToolFrame,
  useLatest,
  useTool,
  type Tool,
  type ToolProps,
} from '../frame';
import {
  categoriesOf,
  exportTerms,
  filterTerms,
  filterValue,
  filtersFromQuery,
  filtersToQuery,
  importTerms,
  relationsIn,
  termAt,
  termFromDraft,
  termsFormat,
  termSorts,
  type GlossaryTerm,
  type TermFilters,
  type TermSort,
} from './engine';
import { PlainTerms } from './PlainTerms';
import { Statistics } from './Statistics';
import { TermList, type ScrollTarget } from './TermList';
import { terms as ownersTerms } from './terms';

export interface IndustryGlossaryProps extends ToolProps {
  /** @default the 24 standard terms */
  terms?: readonly GlossaryTerm[];
  // GLOSSARY-3
  /**
   * How long placeholders stand in for the list, in ms; 0 skips them.
   * @default 500
   */
  loadDelay?: number;
  /** The address that "Send Feedback" writes to; without it there is no such button. */
  feedbackEmail?: string;
  /** Called with the filtered terms each time they change. */
  onResult?: (found: readonly GlossaryTerm[]) => void;
}

const loadSubmitTerm = () => import('./SubmitTerm');

const placeholders = 9;
const noneOfOwn: GlossaryTerm[] = [];
const sortLabels: Record<TermSort, string> = {
  alphabetical: 'Alphabetical',
  category: 'Category',
  featured: 'Featured first',
};
const sortOptions = termSorts.map((value) => ({ value, label: sortLabels[value] }));
const warmUp = (terms: readonly GlossaryTerm[]) => filterTerms(terms, { search: 'a' });

// GLOSSARY-2
/** Terms to search, filter and sort, laid out like a dictionary. Renders a `<div role="group">`. */
export function IndustryGlossary(props: IndustryGlossaryProps) {
  const tool = useTool({ format: termsFormat, initial: noneOfOwn, props });
  return (
    <ToolBoundary tool={tool}>
      <Glossary {...props} tool={tool} />
    </ToolBoundary>
  );
}

function Glossary({ tool, ...props }: IndustryGlossaryProps & { tool: Tool<GlossaryTerm[]> }) {
  const { terms = ownersTerms, loadDelay = 500, feedbackEmail, useAddress = false, headingLevel = 2 } = props;
  const now = useLoaded(loadDelay, tool.now);
  const [submitting, setSubmitting] = useState(false);
  const [scrollTarget, setScrollTarget] = useState<ScrollTarget>();
  const controls = useRef<HTMLDivElement>(null);

  const { all, ownIds } = useAllEntries(terms, tool.state);
  useWarmUp(all, warmUp);
  const categoryOptions = useMemo(
    () => [
      { value: 'all', label: 'All categories' },
      ...categoriesOf(all).map((category) => ({ value: filterValue(category), label: category })),
    ],
    [all],
  );
  const relationsOf = useMemo(() => relationsIn(all), [all]);

  const address: FilterAddress<Required<TermFilters>> = {
    names: ['search', 'category', 'sort'],
    read: (query) => filtersFromQuery(query, all),
    write: filtersToQuery,
  };
  const { filters, change, reset, query } = useFilters(address, useAddress && tool.ready);

  // Typing shows at once; the list may follow later.
  const applied = useDeferredValue(filters);
  const found = useMemo(() => filterTerms(all, applied), [all, applied]);
  const report = useLatest(props.onResult);
  const loaded = now !== undefined;
  useEffect(() => {
    if (loaded) callSite(report.current, found);
  }, [loaded, found, report]);

  const latest = useLatest({ tool, all });
  const open = useCallback((id: string) => setScrollTarget({ key: id }), []);
  useEffect(() => {
    const here = (list: readonly GlossaryTerm[]) => list.some(({ id }) => id === scrollTarget?.key);
    if (scrollTarget && here(all) && !here(filterTerms(all, filters))) reset();
  }, [scrollTarget, all, filters, reset]);
  useTermInHash(useAddress && tool.ready, open, latest);
  // Delayed: while the list is still rendering, the focused row may be replaced.
  const forget = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(forget.current), []);
  const opened = useCallback(() => {
    clearTimeout(forget.current);
    forget.current = setTimeout(() => setScrollTarget(undefined), 300);
  }, []);
  const narrow = (changes: TermFilters) => {
    // Filtering ends the request to show a term.
    setScrollTarget(undefined);
    change(changes);
  };

  const remove = useCallback(
    ({ id }: GlossaryTerm) => {
      latest.current.tool.change((state) => state.filter((term) => term.id !== id));
      latest.current.tool.notify('success', 'Term Removed', 'Undo brings it back.');
      // The focus was in the removed row.
      controls.current?.querySelector('input')?.focus();
    },
    [latest],
  );
  const copyLink = useCallback(
    async (link: string) => {
      try {
        await navigator.clipboard.writeText(link);
        latest.current.tool.notify('success', 'Link Copied', 'It leads to this term.');
      } catch {
        latest.current.tool.notify('success', 'Link in the Address Bar', 'It leads to this term: copy it from there.');
      }
    },
    [latest],
  );

  function clearFilters() {
    reset();
    controls.current?.querySelector('input')?.focus();
  }

  return (
    <ToolFrame
      tool={tool}
      label="Industry glossary"
      theme={props.theme}
      link={useAddress ? () => listLink(tool, query()) : null}
      exports={[
        { label: 'Download JSON', make: () => jsonFile(exportTerms(found, tool.now())), disabled: found.length === 0 },
      ]}
      imports={{
        label: 'Import JSON',
        accept: '.json',
        read: async (file) => {
          const { own: next, added } = addOwn(importTerms(await readFile(file)), tool.state, terms);
          if (added > 0) tool.change(() => next);
          tool.notify(
            'success',
            'Terms Imported',
            `${added} ${added === 1 ? 'term was' : 'terms were'} added as pending. Duplicates were skipped.`,
          );
        },
      }}
    >
      <div className={rows.directory}>
        <div className={`${rows.section} ${rows.needsScripts}`}>
          <ListControls
            boxRef={controls}
            search={{ label: 'Search terms', value: filters.search, onChange: (search) => narrow({ search }) }}
            filter={{
              label: 'Category',
              value: filters.category,
              options: categoryOptions,
              onChange: (category) => narrow({ category }),
            }}
            sort={{
              label: 'Sort by',
              value: filters.sort,
              options: sortOptions,
              onChange: (sort) => narrow({ sort: sort as TermSort }),
            }}
          />
          <div className={`${rows.actions} ${screenOnly}`}>
            {feedbackEmail ? (
              <ButtonLink href={`mailto:${feedbackEmail}?subject=Glossary%20feedback`} variant="secondary" size="small">
                Send Feedback
              </ButtonLink>
            ) : null}
            <Button size="small" onClick={() => setSubmitting(true)}>
              Submit Term
            </Button>
          </div>
        </div>
        <Statistics all={all} found={found} />
        <VisuallyHidden>
          <span role="status">{now ? countOf(found.length, all.length, 'term') : 'Loading terms'}</span>
        </VisuallyHidden>
        {!now ? (
          <Placeholders count={placeholders} />
        ) : found.length > 0 ? (
          <TermList
            {...{ found, ownIds, relationsOf, headingLevel, scrollTarget }}
            search={applied.search}
            addressed={useAddress}
            onOpen={open}
            onOpened={opened}
            onRemove={remove}
            onCopyLink={copyLink}
          />
        ) : (
          <EmptyState
            title="No Terms Found"
            level={headingLevel}
            action={all.length > 0 ? <Button onClick={clearFilters}>Clear filters</Button> : undefined}
          >
            {all.length > 0
              ? 'No term matches the search and the category chosen.'
              : 'There is no term in this glossary yet.'}
          </EmptyState>
        )}
        <noscript>
          <PlainTerms terms={terms} />
        </noscript>
      </div>
      {submitting ? (
        <LazyDialog load={loadSubmitTerm} title="Submit Term" onClose={() => setSubmitting(false)}>
          {({ default: SubmitTerm }) => (
            <SubmitTerm
              description={
                tool.saves
                  ? 'Nothing is sent. Your term is kept in this browser and shown in the list as pending review.'
                  : 'Nothing is sent. Your term is shown in the list as pending review until you leave this page.'
              }
              onClose={() => setSubmitting(false)}
              onSubmit={(draft) => {
                setSubmitting(false);
                tool.change((state) => [...state, termFromDraft(draft, [...terms, ...state])]);
                tool.notify(
                  'success',
                  'Term Submitted',
                  'Your glossary term has been submitted for review. Thank you!',
                );
              }}
            />
          )}
        </LazyDialog>
      ) : null}
    </ToolFrame>
  );
}

/** Opens the term named by the address's hash, now and whenever it changes. */
function useTermInHash(
  active: boolean,
  open: (id: string) => void,
  latest: { readonly current: { all: readonly GlossaryTerm[] } },
) {
  useEffect(() => {
    if (!active) return;
    const follow = () => {
      const term = termAt(latest.current.all, location.hash);
      if (term) open(term.id);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [active, open, latest]);
}
