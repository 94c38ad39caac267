import { CircleCheck } from 'lucide';
import { Icon } from '../../media/Icon';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../../layout/Heading';
import * as styles from './SentPanel.css';

export interface SentPanelProps {
  /** What happened: "Request sent". */
  title: string;
  /** What happens next, and when. */
  children: ReactNode;
  /** The number by which the sender can ask about it, with its label. */
  reference?: { label: string; value: string } | undefined;
  /** The answers that were sent, with their labels. */
  answers: readonly { label: string; value: string }[];
  /** A button that shows the form again. */
  action?: ReactNode;
  /**
   * The level of the title in the outline of the page.
   * @default 3
   */
  level?: HeadingLevel;
}

/**
 * Replaces a form that was sent: its number, what happens next and what was sent. Takes focus when it appears, so that it is
 * announced. Renders a `<div role="group">`.
 */
export function SentPanel({ title, children, reference, answers, action, level = 3 }: SentPanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    // The form was probably much higher, so the panel may be out of view.
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={panel} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.panel}>
      <div className={styles.title}>
        <span className={styles.icon}>
          <Icon icon={CircleCheck} size={24} />
        </span>
        <Heading level={level} size="l" id={titleId}>
          {title}
        </Heading>
      </div>
      {reference ? (
        <p className={styles.reference}>
          <span className={styles.label}>{reference.label}</span>{' '}
          <strong className={styles.number}>{reference.value}</strong>
        </p>
      ) : null}
      <div className={styles.next}>{children}</div>
      <dl className={styles.answers}>
        {answers.map(({ label, value }) => (
          <div key={label} className={styles.answer}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
