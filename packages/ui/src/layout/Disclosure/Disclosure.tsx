import type { ReactNode } from 'react';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  /** What is shown always, and opens the rest: a question, or what is to be seen below. */
  summary: ReactNode;
  /**
   * Whether it is open at first.
   * @default false
   */
  open?: boolean;
  /** What is hidden until it is opened. */
  children: ReactNode;
}

/** A line that opens what is below it, without scripts too; printed open. Renders a `<details>`. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>{summary}</summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
