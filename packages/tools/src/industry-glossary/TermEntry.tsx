import { wellFormed } from '@advisor/ui/text';
import { Badge, Button, Heading, Link, Text, type HeadingLevel } from '@advisor/ui';
import { Link2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Marked, rows } from '../directory';
import { screenOnly } from '../frame';
import type { GlossaryTerm, RelatedTerm } from './engine';
import * as styles from './IndustryGlossary.css';

export interface TermEntryProps {
  term: GlossaryTerm;
  related: readonly RelatedTerm[];
  /** The level of the term in the outline of the page. */
  level: HeadingLevel;
  /** What was searched for, to be marked. */
  search: string;
  /** Whether the page's address names terms, so that each has a link of its own. */
  addressed: boolean;
  /** Whether the term is to be brought into sight and focused. */
  wanted: boolean;
  /** Called when the person wants to see another term. */
  onOpen: (id: string) => void;
  /** Called when the term was brought into sight. */
  onOpened: () => void;
  /** Called with the address of the term when the person wants to copy it. */
  onCopyLink: (link: string) => void;
  /** Called when the person takes a term of their own away. Without it the term is of the list. */
  onRemove?: ((term: GlossaryTerm) => void) | undefined;
}

/** One entry as in a dictionary: the word in the narrow column, what it means in the wide one. Renders an `<article>`. */
export function TermEntry({ term: entry, related, level, search, addressed, ...rest }: TermEntryProps) {
  const { wanted, onOpen, onOpened, onCopyLink, onRemove } = rest;
  const { id, term, abbreviation, definition, category, examples, featured } = entry;
  const headingId = useId();
  const word = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wanted) return;
    // The list scrolls, which knows its rows.
    word.current?.focus({ preventScroll: true });
    onOpened();
  }, [wanted, onOpened]);

  return (
    <article className={rows.row} aria-labelledby={headingId}>
      <div className={styles.word}>
        <div ref={word} id={addressed ? id : undefined} tabIndex={-1} className={styles.target}>
          <Heading level={level} size="l" id={headingId}>
            <Marked text={term} search={search} />
          </Heading>
          {abbreviation ? (
            <Text size="s" weight="medium">
              <Marked text={abbreviation} search={search} />
            </Text>
          ) : null}
        </div>
        <div className={styles.facts}>
          <span>{category}</span>
          {featured ? <Badge>Featured</Badge> : null}
          {onRemove ? <Badge tone="medium">Pending review</Badge> : null}
          {addressed ? (
            <a
              href={hashOf(id)}
              className={`${styles.anchor} ${screenOnly}`}
              aria-label={`Copy link to ${term}`}
              title="Copy link"
              onClick={({ currentTarget }) => onCopyLink(currentTarget.href)}
            >
              <Link2 aria-hidden size={18} strokeWidth={1.5} absoluteStrokeWidth />
            </a>
          ) : null}
        </div>
      </div>
      <div className={rows.words}>
        <Text measure>
          <Marked text={definition} search={search} />
        </Text>
        {examples.length > 0 ? (
          <div className={styles.aside}>
            <Text size="xs" tone="soft" weight="medium">
              {examples.length === 1 ? 'Example' : 'Examples'}
            </Text>
            <ul role="list" className={styles.examples}>
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </div>
        ) : null}
        {related.length > 0 ? (
          <div className={styles.aside}>
            <Text size="xs" tone="soft" weight="medium">
              Related terms
            </Text>
            <ul role="list" className={styles.related}>
              {related.map(({ label, id: to }) => (
                <li key={label}>
                  {to === undefined ? (
                    label
                  ) : addressed ? (
                    <Link href={hashOf(to)} onClick={() => onOpen(to)}>
                      {label}
                    </Link>
                  ) : (
                    <button type="button" className={styles.relatedButton} onClick={() => onOpen(to)}>
                      {label}
                    </button>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {onRemove ? (
          <div className={`${rows.buttons} ${screenOnly}`}>
            <Button
              variant="quiet"
              size="small"
              tone="critical"
              aria-describedby={headingId}
              onClick={() => onRemove(entry)}
            >
              Remove
            </Button>
          </div>
        ) : null}
      </div>
    </article>
  );
}

const hashOf = (id: string) => `#${encodeURIComponent(wellFormed(id))}`;
