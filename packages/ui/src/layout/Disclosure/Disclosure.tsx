import { Plus } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from '../../media/Icon';
import * as styles from './Disclosure.css';

export interface DisclosureProps {
  /** The visible line that opens the rest: a question, or what is inside. */
  summary: ReactNode;
  /**
   * Whether it is initially open.
   * @default false
   */
  open?: boolean;
  children: ReactNode;
}

/** A line that opens the content below it, also without JavaScript; printed open. Renders a `<details>`. */
export function Disclosure({ summary, open, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        {summary}
        <Icon icon={Plus} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
