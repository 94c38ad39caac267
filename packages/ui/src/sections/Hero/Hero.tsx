import { useId, type ReactNode } from 'react';
import { Container } from '../../layout/Container';
import { Heading, type HeadingLevel } from '../../layout/Heading';
import { Label } from '../../layout/Section/Label';
import { Text } from '../../layout/Text';
import { Actions, type SectionActions } from '../Actions';
import type { TextSize } from '../../theme/styling';
import * as styles from './Hero.css';

export interface HeroProps {
  /** The purpose of the page, in one line. */
  headline: ReactNode;
  /** One to three words above the headline. */
  label?: ReactNode;
  /** One or two sentences: the reader's problem, and what is offered. */
  tagline?: ReactNode;
  /** Up to four short facts in one row. */
  highlights?: readonly string[];
  actions?: SectionActions;
  /** Further content below the text, such as buttons. */
  children?: ReactNode;
  /**
   * A picture beside the text; below it on a phone. With a picture it is the landing page's hero; without, the compact
   * hero of an inner page, in the same columns as the sections that follow.
   */
  media?: ReactNode;
  /** Overrides the default headline size. */
  headlineSize?: TextSize | undefined;
  /** A small drawing in the last columns of the compact hero; below the text on narrower viewports. */
  cover?: ReactNode;
  /**
   * The narrowest viewport that shows the cover: `desktop` where the content below must be visible on a phone without
   * scrolling.
   * @default 'phone'
   */
  coverFrom?: 'phone' | 'desktop';
  /**
   * The main content of the page, such as a form, beside the text in a wide viewport; on a phone between text and
   * highlights. The text is sticky while the form scrolls.
   */
  beside?: ReactNode;
  /**
   * The level of the headline in the outline of the page.
   * @default 1
   */
  level?: HeadingLevel;
}

/** Opens a page. Renders a `<section>` named by its headline, the page's `<h1>`. */
export function Hero({
  headline,
  label,
  tagline,
  highlights = [],
  actions,
  children,
  media,
  headlineSize,
  cover,
  coverFrom = 'phone',
  beside,
  level = 1,
}: HeroProps) {
  const headingId = useId();
  const kicker = label ? <Label>{label}</Label> : null;
  const words = (
    <>
      <Heading level={level} size={headlineSize ?? (media ? 'hero' : 'display')} id={headingId}>
        {headline}
      </Heading>
      {tagline ? (
        <div className={styles.tagline}>
          <Text size="l" color="soft">
            {tagline}
          </Text>
        </div>
      ) : null}
      {actions ? <Actions actions={actions} /> : null}
      {children}
    </>
  );
  return (
    <section aria-labelledby={headingId} className={styles.hero}>
      <Container>
        {beside ? (
          <div className={styles.besideFrame}>
            <div className={styles.promise}>
              <div className={styles.promiseWords}>
                {kicker}
                {words}
              </div>
              {highlights.length > 0 || cover ? (
                <div className={styles.promiseFacts}>
                  {cover ? <div className={styles.promiseCover}>{cover}</div> : null}
                  <Highlights items={highlights} stacked />
                </div>
              ) : null}
            </div>
            <div className={styles.beside}>{beside}</div>
          </div>
        ) : media ? (
          <div className={styles.frame}>
            <div className={styles.words}>
              {kicker}
              {words}
            </div>
            <div className={styles.picture}>{media}</div>
            <Highlights items={highlights} />
          </div>
        ) : (
          <div className={styles.compactFrame}>
            {kicker ? <div className={styles.compactLabel}>{kicker}</div> : null}
            <div className={cover ? styles.wordsBesideCover : styles.compactWords}>
              {words}
              <Highlights items={highlights} />
            </div>
            {cover ? <div className={styles.cover[coverFrom]}>{cover}</div> : null}
          </div>
        )}
      </Container>
    </section>
  );
}

function Highlights({ items, stacked = false }: { items: readonly string[]; stacked?: boolean }) {
  if (items.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets.
    <ul className={stacked ? styles.stackedHighlights : styles.highlights} role="list">
      {items.map((item) => (
        <li key={item} className={styles.highlight}>
          {item}
        </li>
      ))}
    </ul>
  );
}
