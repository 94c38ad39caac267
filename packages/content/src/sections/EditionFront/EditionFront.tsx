import { Heading, Link, Section, Text } from '@advisor/ui';
import { Day } from '../../cards/Day';
import type { EditionSummary } from '../../collections/editions/schema';
import type { SectionWords } from '../../shapes/shapes';
import { briefWords } from '../Editions';
import * as styles from './EditionFront.css';

export interface EditionFrontProps extends SectionWords {
  /** The newest edition. Omitted if none is published. */
  edition?: EditionSummary | undefined;
  /** The headings of its sections. */
  items: readonly string[];
  /** The name at the top of the sheet. */
  masthead: string;
  /** The text while there is no edition. */
  none: string;
}

// BRIEF-15, BRIEF-19
/** The newest edition of the brief as a front page, which links to it. Renders an `<article>` in a `<section>`. */
export function EditionFront({ edition, items, masthead, none, ...section }: EditionFrontProps) {
  return (
    <Section {...section}>
      <article className={styles.sheet} aria-label={edition?.title ?? masthead}>
        <div className={styles.masthead}>
          <Text as="span" size="s" weight="strong">
            {masthead}
          </Text>
          {edition ? (
            <Text as="span" size="s" color="soft">
              {briefWords[edition.brief]}, <Day date={edition.date} />
            </Text>
          ) : null}
        </div>
        {edition ? (
          <>
            <Heading level={3} size="xxl">
              <Link href={`/executive-brief/${edition.slug}`}>{edition.title}</Link>
            </Heading>
            <Text>{edition.summary}</Text>
          </>
        ) : (
          <>
            <Text size="l">{none}</Text>
            <div className={styles.blank} />
          </>
        )}
        {edition && items.length > 0 ? (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets.
          <ul className={styles.inside} role="list" aria-label="In this edition">
            {items.map((item, index) => (
              // Headings may be equal.
              <Text key={index} as="li" size="s">
                {item}
              </Text>
            ))}
          </ul>
        ) : null}
      </article>
    </Section>
  );
}
