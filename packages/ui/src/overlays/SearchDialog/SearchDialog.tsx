import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../actions/Button';
import { IconButton } from '../../actions/IconButton';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { Modal } from '../Dialog/Modal';
import * as styles from './SearchDialog.css';
import { useAfterPause } from './useAfterPause';
import { useResults, type Results, type SearchResult, type TextRange } from './useResults';

export interface SearchDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /**
   * What stands in the field when it opens: what was typed while it was loaded, for example.
   * @default ''
   */
  initialQuery?: string;
  /** Called when Escape, the close button or the veil behind asks to close. */
  onClose: () => void;
  /**
   * Finds what fits a query that is not blank, best first. When it rejects, the dialog says that the search failed, and
   * calls it again when the person asks for that.
   */
  search: (query: string) => Promise<readonly SearchResult[]>;
  /** Gives another spelling that finds something, or `undefined`. Called when nothing was found. */
  closest?: (query: string) => Promise<string | undefined>;
  /** Called when the person chooses a result, by a press or by Enter. */
  onChoose: (result: SearchResult) => void;
  /** Offered before anything is typed: what was chosen last, for example. */
  recent?: readonly SearchResult[];
  /** Offered before anything is typed and when nothing was found: what most people look for. */
  popular?: readonly SearchResult[];
  /**
   * Names the dialog and its field.
   * @default 'Search'
   */
  label?: string;
  /** What can be found, said before anything is typed: "Pages, tools and terms." */
  hint: string;
  /** @default 'Close' */
  closeLabel?: string;
}

/**
 * Finds a place by its words: a field with the results below it, above the page. The arrow keys move, Enter
 * chooses, Escape closes; the number of results is announced. Renders a modal `<dialog>` with a combobox, at the top
 * of the window, so that an on-screen keyboard does not cover it.
 */
export function SearchDialog({ open, ...rest }: SearchDialogProps) {
  return open ? <OpenSearch {...rest} /> : null;
}

interface Group {
  label: string;
  items: readonly SearchResult[];
}

const nothing: readonly SearchResult[] = [];
const noGroups: readonly Group[] = [];
const noSpelling = () => Promise.resolve(undefined);

function OpenSearch({
  initialQuery = '',
  onClose,
  search,
  closest = noSpelling,
  onChoose,
  recent = nothing,
  popular = nothing,
  label = 'Search',
  hint,
  closeLabel = 'Close',
}: Omit<SearchDialogProps, 'open'>) {
  const labelId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(initialQuery);
  const { ask, ...answer } = useResults(search, closest);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens: what is typed later asks by itself.
  useEffect(() => void ask(initialQuery), []);
  const groups = groupsOf(answer, recent, popular);
  const offers = groups[0]?.label === popularLabel;
  const [isOffering, setOffering] = useState(false);
  useLayoutEffect(() => setOffering(offers), [offers]);
  const said = sentence(answer, query, hint);
  const announced = useAfterPause(said);

  function change(next: string) {
    setQuery(next);
    void ask(next);
  }

  /** The button that was pressed goes; the focus must not go with it. */
  function changeByButton(next: string) {
    field.current?.focus();
    change(next);
  }

  return (
    <Modal width="search" onClose={onClose} labelledBy={labelId} findFocus={(dialog) => dialog.querySelector('input')}>
      <VisuallyHidden>
        <span id={labelId}>{label}</span>
      </VisuallyHidden>
      <Autocomplete.Root
        inline
        open
        mode="none"
        // A result is chosen by the first Enter, without a press on an arrow key before it. What is only offered is not.
        autoHighlight={offers && isOffering ? false : 'always'}
        keepHighlight
        // The list is empty for a moment before places are offered: only that takes the mark from the last result.
        items={offers && !isOffering ? noGroups : groups}
        itemToStringValue={(result: SearchResult) => result.title}
        value={query}
        onValueChange={(value, { reason }) => {
          // A chosen result would be written into the field.
          if (reason !== 'item-press') change(value);
        }}
      >
        <div className={styles.field}>
          <Search aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />
          <Autocomplete.Input
            ref={field}
            className={styles.input}
            type="search"
            aria-label={label}
            placeholder={label}
            enterKeyHint="go"
            spellCheck={false}
          />
          <IconButton
            label={closeLabel}
            icon={<X aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />}
            onClick={onClose}
          />
        </div>
        <div className={styles.said}>
          <span aria-hidden>{said}</span>
          <VisuallyHidden>
            <span role="status">{announced}</span>
          </VisuallyHidden>
          {answer.status === 'failed' ? (
            <Button variant="secondary" size="small" onClick={() => changeByButton(query)}>
              Try again
            </Button>
          ) : null}
          {answer.spelling ? (
            <Button variant="secondary" size="small" onClick={() => changeByButton(answer.spelling!)}>
              Search for “{answer.spelling}”
            </Button>
          ) : null}
        </div>
        <Autocomplete.List className={styles.list} aria-label={label}>
          {(group: Group) => (
            <Autocomplete.Group key={group.label} items={group.items} className={styles.group}>
              <Autocomplete.GroupLabel className={group.label === resultsLabel ? styles.unseen : styles.groupLabel}>
                {group.label}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(result: SearchResult) => (
                  <Autocomplete.Item
                    key={result.href}
                    value={result}
                    className={styles.result}
                    onClick={() => onChoose(result)}
                  >
                    <span className={styles.title}>
                      <Marked text={result.title} marks={result.titleMarks} />
                    </span>
                    {result.kind ? <span className={styles.kind}>{result.kind}</span> : null}
                    {result.description ? (
                      <span className={styles.description}>
                        <Marked text={result.description} marks={result.descriptionMarks} />
                      </span>
                    ) : null}
                  </Autocomplete.Item>
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
      </Autocomplete.Root>
      <div className={styles.keys} aria-hidden>
        <span>
          <kbd className={styles.key}>↑ ↓</kbd> to move
        </span>
        <span>
          <kbd className={styles.key}>Enter</kbd> to open
        </span>
        <span>
          <kbd className={styles.key}>Esc</kbd> to close
        </span>
      </div>
    </Modal>
  );
}

const resultsLabel = 'Results';
const popularLabel = 'Often looked for';

function groupsOf({ status, results }: Results, recent: SearchDialogProps['recent'], popular: readonly SearchResult[]) {
  const groups: Group[] =
    status === 'idle'
      ? [
          { label: 'Recent', items: recent ?? [] },
          { label: popularLabel, items: popular.filter(({ href }) => !recent?.some((other) => other.href === href)) },
        ]
      : [{ label: resultsLabel, items: results }];
  if (status === 'found' && results.length === 0) groups.push({ label: popularLabel, items: popular });
  return groups.filter(({ items }) => items.length > 0);
}

/** A text in which what was found is marked. */
function Marked({ text, marks = [] }: { text: string; marks?: readonly TextRange[] | undefined }) {
  return (
    <>
      {marks.map(([from, to], index) => (
        <span key={from}>
          {text.slice(marks[index - 1]?.[1] ?? 0, from)}
          <mark className={styles.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}

/** Stands above the results, and is read out after a pause. */
function sentence({ status, results }: Results, query: string, hint: string): string {
  if (status === 'idle') return hint;
  if (status === 'searching') return 'Searching…';
  if (status === 'failed') return 'The search did not answer. Check your connection.';
  if (results.length === 0) return `Nothing found for “${query.trim()}”. Try fewer or other words.`;
  return results.length === 1 ? '1 result' : `${results.length} results`;
}
