import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search, X } from 'lucide';
import { Icon } from '../../media/Icon';
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
   * The initial text, for example what was typed while the dialog was loading.
   * @default ''
   */
  initialQuery?: string;
  /** Called when Escape, the close button or the backdrop asks to close. */
  onClose: () => void;
  /**
   * Finds the results of a query that is not blank, best first. If it rejects, the dialog says that the search failed and
   * offers to try again.
   */
  search: (query: string) => Promise<readonly SearchResult[]>;
  /** Returns another spelling that has results, or `undefined`. Called when nothing was found. */
  closest?: (query: string) => Promise<string | undefined>;
  /** Called when the person chooses a result, with the pointer or Enter. */
  onChoose: (result: SearchResult) => void;
  /** Shown before anything is typed: recent results, for example. */
  recent?: readonly SearchResult[];
  /** Popular results, shown before anything is typed and when nothing was found. */
  popular?: readonly SearchResult[];
  /**
   * Names the dialog and its field.
   * @default 'Search'
   */
  label?: string;
  /** What can be found, shown before anything is typed: "Pages, tools and terms." */
  hint: string;
  /**
   * The name of the button with the X: shown on hover and keyboard focus, and read out.
   * @default 'Close'
   */
  closeLabel?: string;
}

/**
 * Site search in a dialog: a field with the results below it. The arrow keys move, Enter chooses, Escape closes; the
 * number of results is announced. Renders a modal `<dialog>` with a combobox, at the top of the window, so that an
 * on-screen keyboard does not cover it.
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
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens: later input starts its own search.
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

  /** The pressed button disappears; focus must not be lost with it. */
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
        // Enter opens the first result without an arrow key before it, but not a suggestion.
        autoHighlight={offers && isOffering ? false : 'always'}
        keepHighlight
        // The list is empty for a moment before suggestions: only that resets the selection.
        items={offers && !isOffering ? noGroups : groups}
        itemToStringValue={(result: SearchResult) => result.title}
        value={query}
        onValueChange={(value, { reason }) => {
          // Otherwise the chosen result would be written into the field.
          if (reason !== 'item-press') change(value);
        }}
      >
        <div className={styles.field}>
          <Icon icon={Search} />
          <Autocomplete.Input
            ref={field}
            className={styles.input}
            type="search"
            aria-label={label}
            placeholder={label}
            enterKeyHint="go"
            spellCheck={false}
          />
          <IconButton label={closeLabel} icon={<Icon icon={X} />} onClick={onClose} />
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
              {`Search for “${answer.spelling}”`}
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

/** A text with its matches marked. */
function Marked({ text, marks = [] }: { text: string; marks?: readonly TextRange[] | undefined }) {
  return (
    <>
      {marks.map(([from, to], index) => (
        <span key={from}>
          <span>{text.slice(marks[index - 1]?.[1] ?? 0, from)}</span>
          <mark className={styles.mark}>{text.slice(from, to)}</mark>
        </span>
      ))}
      <span>{text.slice(marks.at(-1)?.[1] ?? 0)}</span>
    </>
  );
}

/** The line above the results, announced after a pause. */
function sentence({ status, results }: Results, query: string, hint: string): string {
  if (status === 'idle') return hint;
  if (status === 'searching') return 'Searching…';
  if (status === 'failed') return 'The search did not answer. Check your connection.';
  if (results.length === 0) return `Nothing found for “${query.trim()}”. Try fewer or other words.`;
  return results.length === 1 ? '1 result' : `${results.length} results`;
}
