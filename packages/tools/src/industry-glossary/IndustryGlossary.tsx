import { ButtonLink, VisuallyHidden } from '@advisor/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DirectoryTool, rows, useDirectory, type DirectoryKind, type DirectoryTexts } from '../directory';
import { jsonFile, screenOnly, ToolBoundary, useLatest, useTool, type Tool, type ToolProps } from '../frame';
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

const noneOfOwn: GlossaryTerm[] = [];
const sortLabels: Record<TermSort, string> = {
  alphabetical: 'Alphabetical',
  category: 'Category',
  featured: 'Featured first',
};

const texts: DirectoryTexts = {
  label: 'Industry glossary',
  search: 'Search terms',
  choice: 'Category',
  submit: 'Submit Term',
  kept: 'Nothing is sent. Your term is kept in this browser and shown in the list as pending review.',
  notKept: 'Nothing is sent. Your term is shown in the list as pending review until you leave this page.',
  submitted: ['Term Submitted', 'Your glossary term has been submitted for review. Thank you!'],
  removed: 'Term Removed',
  imported: 'Terms Imported',
  added: [
    '{count} term was added as pending. Duplicates were skipped.',
    '{count} terms were added as pending. Duplicates were skipped.',
  ],
  all: ['{count} term', '{count} terms'],
  found: ['{found} of {count} term', '{found} of {count} terms'],
  loading: 'Loading terms',
  nothing: 'No Terms Found',
  noMatch: 'No term matches the search and the category chosen.',
  empty: 'There is no term in this glossary yet.',
};

const glossary: DirectoryKind<GlossaryTerm, Required<TermFilters>> = {
  texts,
  choice: 'category',
  sorts: termSorts.map((value) => ({ value, label: sortLabels[value] })),
  read: filtersFromQuery,
  write: filtersToQuery,
  filter: filterTerms,
  placeholders: 9,
  importFile: importTerms,
  loadOtherLanguages: () => Promise.resolve([]),
  loadSubmit: () => import('./SubmitTerm'),
};

// GLOSSARY-2
/** Terms to search, filter and sort, laid out like a dictionary. Renders a `<div role="group">`. */
export function IndustryGlossary(props: IndustryGlossaryProps) {
  const tool = useTool({ format: termsFormat, initial: noneOfOwn, props });
  return (
    <ToolBoundary tool={tool} theme={props.theme}>
      <Glossary {...props} tool={tool} />
    </ToolBoundary>
  );
}

function Glossary({ tool, ...props }: IndustryGlossaryProps & { tool: Tool<GlossaryTerm[]> }) {
  const { terms = ownersTerms, loadDelay = 500, feedbackEmail, useAddress = false, headingLevel = 2 } = props;
  const directory = useDirectory(glossary, { ...props, tool, listed: terms, loadDelay });
  const { all, found, ownIds, filters, applied, reset, remove } = directory;
  const [scrollTarget, setScrollTarget] = useState<ScrollTarget>();
  const categories = useMemo(
    () => [
      { value: 'all', label: 'All categories' },
      ...categoriesOf(all).map((category) => ({ value: filterValue(category), label: category })),
    ],
    [all],
  );
  const relationsOf = useMemo(() => relationsIn(all), [all]);

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

  return (
    <DirectoryTool
      {...props}
      {...directory}
      headingLevel={headingLevel}
      choices={categories}
      exports={[{ label: 'Download JSON', make: () => jsonFile(exportTerms(found, tool.now())) }]}
      bar={(submitButton) => (
        <div className={`${rows.actions} ${screenOnly}`}>
          {feedbackEmail ? (
            <ButtonLink href={`mailto:${feedbackEmail}?subject=Glossary%20feedback`} variant="secondary" size="small">
              Send Feedback
            </ButtonLink>
          ) : null}
          {submitButton}
        </div>
      )}
      above={
        <>
          <Statistics all={all} found={found} />
          <VisuallyHidden>
            <span role="status">{directory.count}</span>
          </VisuallyHidden>
        </>
      }
      list={() => (
        <TermList
          {...{ found, ownIds, relationsOf, headingLevel, scrollTarget }}
          search={applied.search}
          addressed={useAddress}
          onOpen={open}
          onOpened={opened}
          onRemove={remove}
          onCopyLink={copyLink}
        />
      )}
      plain={<PlainTerms terms={terms} />}
      // Filtering ends the request to show a term.
      onFilter={() => setScrollTarget(undefined)}
    />
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
