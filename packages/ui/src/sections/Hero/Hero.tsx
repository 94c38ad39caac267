import { useId, type ReactNode } from 'react';
import { Container } from '../../layout/Container';
import { Heading, type HeadingLevel } from '../../layout/Heading';
import { Label } from '../../layout/Section/Label';
import { Text } from '../../layout/Text';
import { Actions, type SectionActions } from '../Actions';
import type { TextSize } from '../../theme/styling';
import * as styles from './Hero.css';

export interface HeroProps {
  /** What this page is for, in one line. */
  headline: ReactNode;
  /** One to three words above the headline. */
  label?: ReactNode;
  /** A sentence or two: the reader's problem, and what is offered. */
  tagline?: ReactNode;
  /** Up to four short facts in one row. */
  highlights?: readonly string[];
  /** One or two links, drawn as buttons; the first is the primary one. */
  actions?: SectionActions;
  /** Further content below the text, such as buttons. */
  children?: ReactNode;
  /**
   * A picture beside the text; below it on a phone. With a picture it is the landing page's hero; without, the
   * compact hero of an inner page, in the same columns as the sections that follow.
   */
  media?: ReactNode;
  /** The size of the headline, if it differs from that of a hero with or without a picture. */
  headlineSize?: TextSize | undefined;
  /** A small drawing in the last columns of the compact hero; below its words on a narrower window. */
  cover?: ReactNode;
  /**
   * The narrowest window that shows the cover: `desktop` where what follows must be in sight on a phone.
   * @default 'phone'
   */
  coverFrom?: 'phone' | 'desktop';
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
  level = 1,
}: HeroProps) {
  const headingId = useId();
  const kicker = label ? <Label>{label}</Label> : null;
  const title = (
    <Heading level={level} size={headlineSize ?? (media ? 'hero' : 'display')} id={headingId}>
      {headline}
    </Heading>
  );
  const rest = (
    <>
      {tagline ? (
        <div className={styles.tagline}>
          <Text size="l" color="textSoft">
            {tagline}
          </Text>
        </div>
      ) : null}
      {actions ? <Actions actions={actions} /> : null}
      {/* oxlint-disable-next-line translation/text-alone -- paragraphs and buttons */}
      {children}
    </>
  );
  return (
    <section aria-labelledby={headingId} className={styles.hero}>
      <Container>
        {media ? (
          <div className={styles.frame}>
            <div className={styles.words}>
              {kicker}
              {title}
              {rest}
            </div>
            <div className={styles.picture}>{media}</div>
            <Highlights items={highlights} />
          </div>
        ) : (
          <div className={styles.compactFrame}>
            {kicker ? <div className={styles.compactLabel}>{kicker}</div> : null}
            <div className={cover ? styles.wordsBesideCover : styles.compactWords}>
              {title}
              {rest}
              <Highlights items={highlights} />
            </div>
            {cover ? <div className={styles.cover[coverFrom]}>{cover}</div> : null}
          </div>
        )}
      </Container>
    </section>
  );
}

function Highlights({ items }: { items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the list role of a list without bullets.
    <ul className={styles.highlights} role="list">
      {items.map((item) => (
        <li key={item} className={styles.highlight}>
          {item}
        </li>
      ))}
    </ul>
  );
}
