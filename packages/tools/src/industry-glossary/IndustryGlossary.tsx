import { ButtonLink, VisuallyHidden } from '@advisor/ui';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DirectoryTool, rows, useDirectory, type DirectoryKind, type DirectoryTexts } from '../directory';
import {
  jsonFile,
  screenOnly,
  ToolBoundary,
  ToolLanguage,
  toolLanguages,
  useLatest,
  useTool,
  type Tool,
  type ToolInLanguagesProps,
} from '../frame';
import {
  categoriesOf,
  exportTerms,
  filterValue,
  filtersFromQuery,
  filtersToQuery,
  importTerms,
  relationsIn,
  termAt,
  termFilter,
  termsFormat,
  termSorts,
  type GlossaryTerm,
  type TermFilters,
  type TermSort,
} from './engine';
import { termsInLanguage } from './inLanguage';
import type { GlossaryWords } from './messages/es';
import { PlainTerms } from './PlainTerms';
import { Statistics } from './Statistics';
import { TermList, type ScrollTarget } from './TermList';
import { terms as ownersTerms } from './terms';
import { useGlossaryLanguage } from './useGlossaryLanguage';
import type { GlossaryCount, GlossaryText } from './words';

export interface IndustryGlossaryProps extends ToolInLanguagesProps<GlossaryWords> {
  /**
   * Your own terms, in place of the standard ones. What a visitor submits is listed with them.
   * @default the 24 standard terms
   */
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
const languages = toolLanguages({ es: async () => (await import('./messages/es')).es });

const sortLabels: Record<TermSort, GlossaryText> = {
  alphabetical: 'Alphabetical',
  category: 'Category',
  featured: 'Featured first',
};

const texts: DirectoryTexts<GlossaryText, GlossaryCount> = {
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

const glossary: Omit<DirectoryKind<GlossaryTerm, Required<TermFilters>>, 'filter'> = {
  texts,
  choice: 'category',
  sorts: termSorts.map((value) => ({ value, label: sortLabels[value] })),
  read: filtersFromQuery,
  write: filtersToQuery,
  placeholders: 9,
  importFile: importTerms,
  loadOtherLanguages: async () => (await import('./otherLanguages')).terms,
  loadSubmit: () => import('./SubmitTerm'),
};

// GLOSSARY-2
/** Terms to search, filter and sort, laid out like a dictionary. Renders a `<div role="group">`. */
export function IndustryGlossary(props: IndustryGlossaryProps) {
  return (
    <ToolLanguage locale={props.locale} messages={props.messages} languages={languages}>
      <InLanguage {...props} />
    </ToolLanguage>
  );
}

function InLanguage(props: IndustryGlossaryProps) {
  const tool = useTool({ format: termsFormat, initial: noneOfOwn, props });
  return (
    <ToolBoundary tool={tool} theme={props.theme}>
      <Glossary {...props} tool={tool} />
    </ToolBoundary>
  );
}

function Glossary({ tool, ...props }: IndustryGlossaryProps & { tool: Tool<GlossaryTerm[]> }) {
  const { loadDelay = 500, feedbackEmail, useAddress = false, headingLevel = 2 } = props;
  const { t, tell } = useGlossaryLanguage();
  const translate = useCallback((text: string) => tell({ text }), [tell]);
  const terms = useMemo(() => props.terms ?? termsInLanguage(ownersTerms, tell), [props.terms, tell]);
  const filter = useMemo(() => termFilter(translate), [translate]);
  const directory = useDirectory({ ...glossary, filter }, { ...props, tool, listed: terms, loadDelay });
  const { all, found, ownIds, filters, applied, reset, remove } = directory;
  const [scrollTarget, setScrollTarget] = useState<ScrollTarget>();
  const categories = useMemo(
    () => [
      { value: 'all', label: t('All categories') },
      ...categoriesOf(all).map((category) => ({ value: filterValue(category), label: translate(category) })),
    ],
    [all, translate, t],
  );
  const relationsOf = useMemo(() => relationsIn(all), [all]);

  const latest = useLatest({ tool, all, t });
  const open = useCallback((id: string) => setScrollTarget({ key: id }), []);
  useEffect(() => {
    const here = (list: readonly GlossaryTerm[]) => list.some(({ id }) => id === scrollTarget?.key);
    if (scrollTarget && here(all) && !here(filter(all, filters))) reset();
  }, [scrollTarget, all, filter, filters, reset]);
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
      const { tool, t } = latest.current;
      try {
        await navigator.clipboard.writeText(link);
        tool.notify(t('Link Copied'), t('It leads to this term.'));
      } catch {
        tool.notify(t('Link in the Address Bar'), t('It leads to this term: copy it from there.'));
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
      exports={[{ label: t('Download JSON'), make: () => jsonFile(exportTerms(found, tool.now())) }]}
      bar={(submitButton) => (
        <div className={`${rows.actions} ${screenOnly}`}>
          {feedbackEmail ? (
            <ButtonLink
              href={`mailto:${feedbackEmail}?subject=${encodeURIComponent(t('Glossary feedback'))}`}
              variant="secondary"
              size="small"
            >
              {t('Send Feedback')}
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
