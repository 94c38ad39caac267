import { wellFormed } from '@advisor/ui/text';
import { Badge, Button, Heading, type HeadingLevel, Icon, Link, Text } from '@advisor/ui';
import { Link2 } from 'lucide';
import { useEffect, useId, useRef } from 'react';
import { Marked, rows } from '../directory';
import { screenOnly } from '../frame';
import type { GlossaryTerm, RelatedTerm } from './engine';
import * as styles from './IndustryGlossary.css';
import { useGlossaryLanguage } from './useGlossaryLanguage';

export interface TermEntryProps {
  term: GlossaryTerm;
  related: readonly RelatedTerm[];
  /** The heading level of the term. */
  level: HeadingLevel;
  /** The search text, to highlight. */
  search: string;
  /** Whether terms have links of their own, in the hash of the page's address. */
  addressed: boolean;
  /** Whether to focus the term, which the list has scrolled to. */
  wanted: boolean;
  /** Called to show another term. */
  onOpen: (id: string) => void;
  /** Called when the term has the focus. */
  onOpened: () => void;
  /** Called with the address of the term, to copy it. */
  onCopyLink: (link: string) => void;
  /** Called to remove the visitor's own term; absent for terms of the list. */
  onRemove?: ((term: GlossaryTerm) => void) | undefined;
}

/** A dictionary entry: the term in the narrow column, its meaning in the wide one. Renders an `<article>`. */
export function TermEntry({ term: entry, related, level, search, addressed, ...rest }: TermEntryProps) {
  const { wanted, onOpen, onOpened, onCopyLink, onRemove } = rest;
  const { id, term, abbreviation, definition, category, examples, featured } = entry;
  const { t, tell } = useGlossaryLanguage();
  const headingId = useId();
  const word = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wanted) return;
    // The list does the scrolling.
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
          <span>{tell({ text: category })}</span>
          {featured ? <Badge>{t('Featured')}</Badge> : null}
          {onRemove ? <Badge tone="warning">{t('Pending review')}</Badge> : null}
          {addressed ? (
            <a
              href={hashOf(id)}
              className={`${styles.anchor} ${screenOnly}`}
              aria-label={t('Copy link to {term}', { term })}
              title={t('Copy link')}
              onClick={({ currentTarget }) => onCopyLink(currentTarget.href)}
            >
              <Icon icon={Link2} size={18} />
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
            <Text size="xs" color="textSoft" weight="medium">
              {t(examples.length === 1 ? 'Example' : 'Examples')}
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
            <Text size="xs" color="textSoft" weight="medium">
              {t('Related terms')}
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
              tone="danger"
              aria-describedby={headingId}
              onClick={() => onRemove(entry)}
            >
              {t('Remove')}
            </Button>
          </div>
        ) : null}
      </div>
    </article>
  );
}

const hashOf = (id: string) => `#${encodeURIComponent(wellFormed(id))}`;
