import { Autocomplete } from '@base-ui/react/autocomplete';
import { Search, X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { IconButton } from '../../actions/IconButton';
import { VisuallyHidden } from '../../layout/VisuallyHidden';
import { Modal } from '../Dialog/Modal';
import * as styles from './SearchDialog.css';
import { useResults, type Results, type SearchResult } from './useResults';

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
  /** Finds what fits a query that is not blank, best first. When it rejects, the dialog says that the search failed. */
  search: (query: string) => Promise<readonly SearchResult[]>;
  /** Called when the person chooses a result, by a press or by Enter. */
  onChoose: (result: SearchResult) => void;
  /** Offered before anything is typed: what was chosen last, for example. */
  recent?: readonly SearchResult[];
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

function OpenSearch({
  initialQuery = '',
  onClose,
  search,
  onChoose,
  recent = [],
  label = 'Search',
  hint,
  closeLabel = 'Close',
}: Omit<SearchDialogProps, 'open'>) {
  const labelId = useId();
  const [query, setQuery] = useState(initialQuery);
  const { ask, ...answer } = useResults(search);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens: what is typed later asks by itself.
  useEffect(() => void ask(initialQuery), []);
  const shown = answer.status === 'idle' ? recent : answer.results;
  return (
    <Modal width="search" onClose={onClose} labelledBy={labelId} findFocus={(dialog) => dialog.querySelector('input')}>
      <VisuallyHidden>
        <span id={labelId}>{label}</span>
      </VisuallyHidden>
      <Autocomplete.Root
        inline
        open
        mode="none"
        // A result is chosen by the first Enter, without a press on an arrow key before it.
        autoHighlight="always"
        keepHighlight
        items={shown}
        itemToStringValue={(result: SearchResult) => result.title}
        value={query}
        onValueChange={(value, { reason }) => {
          // A chosen result would be written into the field.
          if (reason === 'item-press') return;
          setQuery(value);
          void ask(value);
        }}
      >
        <div className={styles.field}>
          <Search aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />
          <Autocomplete.Input
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
        <Autocomplete.Status className={styles.said}>
          {sentence(answer, query, recent.length > 0, hint)}
        </Autocomplete.Status>
        <Autocomplete.List className={styles.list} aria-label={answer.status === 'idle' ? 'Recent' : 'Results'}>
          {(result: SearchResult) => (
            <Autocomplete.Item
              key={result.href}
              value={result}
              className={styles.result}
              onClick={() => onChoose(result)}
            >
              <span className={styles.title}>{result.title}</span>
              {result.kind ? <span className={styles.kind}>{result.kind}</span> : null}
              {result.description ? <span className={styles.description}>{result.description}</span> : null}
            </Autocomplete.Item>
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

/** Stands above the results and is read out when it changes. */
function sentence({ status, results }: Results, query: string, hasRecent: boolean, hint: string): string {
  if (status === 'idle') return hasRecent ? `${hint} You opened these last:` : hint;
  if (status === 'searching') return 'Searching…';
  if (status === 'failed') return 'The search did not answer. Check your connection and type again.';
  if (results.length === 0) return `Nothing found for “${query.trim()}”. Try fewer or other words.`;
  return results.length === 1 ? '1 result' : `${results.length} results`;
}
