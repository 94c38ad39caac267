import type { ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../layout/Heading';
import * as styles from './Entry.css';

export interface EntryProps {
  /** What the row is about. */
  heading: ReactNode;
  /**
   * The level of the heading in the outline of the page.
   * @default 3
   */
  level?: HeadingLevel;
  /** Facts in the narrow column before the heading: a date, a kind, a `Badge`. Above the heading on a phone. */
  meta?: ReactNode;
  /** The text. */
  children?: ReactNode;
  /** The end of the row: a button, a status, a figure. Below the text on a phone. */
  end?: ReactNode;
  /**
   * Whether the row is muted: past or not available.
   * @default false
   */
  muted?: boolean;
}

/** One row of a list that is too long for cards. Renders an `<article>`; use it in an `EntryList`. */
export function Entry({ heading, level = 3, meta, children, end, muted }: EntryProps) {
  const facts = Boolean(meta);
  return (
    <article className={styles.entry({ facts, muted })}>
      <div className={styles.words({ place: facts ? (end ? 'between' : 'besideFacts') : 'alone' })}>
        <Heading level={level} size={facts ? 'l' : 'm'}>
          {heading}
        </Heading>
        {/* oxlint-disable-next-line translation/text-alone -- paragraphs and lists */}
        {children}
      </div>
      {meta ? <div className={styles.meta}>{meta}</div> : null}
      {end ? <div className={styles.end({ facts })}>{end}</div> : null}
    </article>
  );
}
