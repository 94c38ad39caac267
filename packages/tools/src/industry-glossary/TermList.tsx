import { Heading, VisuallyHidden, type HeadingLevel } from '@advisor/ui';
import { memo, useId, useMemo } from 'react';
import { rows } from '../directory';
import { LongList, screenOnly } from '../frame';
import { letterIndex, type GlossaryTerm, type RelatedTerm } from './engine';
import * as styles from './IndustryGlossary.css';
import { useGlossaryLanguage } from './useGlossaryLanguage';
import { TermEntry, type TermEntryProps } from './TermEntry';

/** A term to scroll to and focus; a new object for each request. */
export interface ScrollTarget {
  key: string;
}

export interface TermListProps extends Pick<
  TermEntryProps,
  'addressed' | 'search' | 'onOpen' | 'onOpened' | 'onCopyLink'
> {
  /** The filtered terms, sorted. */
  found: readonly GlossaryTerm[];
  /** The ids of the visitor's own terms, which are pending. */
  ownIds: ReadonlySet<string>;
  relationsOf: (term: GlossaryTerm) => RelatedTerm[];
  headingLevel: 2 | 3;
  scrollTarget: ScrollTarget | undefined;
  onRemove: (term: GlossaryTerm) => void;
}

/** The A–Z index and the terms. Renders a `<section>`. */
export const TermList = memo(function TermList({
  found,
  ownIds,
  relationsOf,
  headingLevel,
  scrollTarget,
  onRemove,
  ...rest
}: TermListProps) {
  const { t, plural } = useGlossaryLanguage();
  const id = useId();
  const letters = useMemo(() => letterIndex(found), [found]);
  // Waits until the list has the term: it may be filtered out.
  const reveal = useMemo(
    () => (scrollTarget && found.some((term) => term.id === scrollTarget.key) ? scrollTarget : undefined),
    [found, scrollTarget],
  );
  return (
    <section aria-labelledby={id} className={rows.section}>
      <VisuallyHidden>
        <Heading level={headingLevel} id={id}>
          {t('Terms')}
        </Heading>
      </VisuallyHidden>
      <nav aria-label={t('A to Z')} className={`${styles.letters} ${screenOnly}`}>
        {letters.map(({ letter, count, firstId }) => (
          <button
            key={letter}
            type="button"
            className={styles.letter}
            disabled={firstId === undefined}
            aria-label={plural(count, '{letter}, {count} term', '{letter}, {count} terms', { letter })}
            onClick={() => firstId !== undefined && rest.onOpen(firstId)}
          >
            {letter}
          </button>
        ))}
      </nav>
      <LongList items={found} keyOf={idOf} label={t('Terms')} rowHeight={rowHeight} {...(reveal && { reveal })}>
        {(term) => (
          <TermEntry
            term={term}
            related={relationsOf(term)}
            level={(headingLevel + 1) as HeadingLevel}
            wanted={reveal?.key === term.id}
            onRemove={ownIds.has(term.id) ? onRemove : undefined}
            {...rest}
          />
        )}
      </LongList>
    </section>
  );
});

const idOf = ({ id }: GlossaryTerm) => id;
const rowHeight = 280;
