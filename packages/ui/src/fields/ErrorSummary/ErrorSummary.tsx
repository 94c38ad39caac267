import { OctagonAlert } from 'lucide';
import { Icon } from '../../media/Icon';
import { useEffect, useId, useRef, type MouseEvent } from 'react';
import { useLanguage } from '../../language/useLanguage';
import * as styles from './ErrorSummary.css';

/** One error of the summary. */
export interface SummaryEntry {
  /** What to do: "Enter your name." */
  message: string;
  /** The id of the control with the error. */
  fieldId?: string;
}

export interface ErrorSummaryProps {
  /** The errors, in the order of the fields. */
  errors: readonly SummaryEntry[];
}

/** Focuses a field and scrolls its label into view. */
export function goToField(field: HTMLElement | null | undefined) {
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'center' });
}

function follow(event: MouseEvent<HTMLAnchorElement>, fieldId: string) {
  // Not `document`: the form may be in a shadow root.
  const field = (event.currentTarget.getRootNode() as Document | ShadowRoot).getElementById(fieldId);
  if (!field) return;
  // Only focus: a hash in the address would add an entry to the history.
  event.preventDefault();
  goToField(field);
}

/**
 * Lists the errors of a form, each a link to its field. Takes focus when it appears.
 * `Form` shows it after a failed submit; elsewhere give it a new `key` at each attempt. Renders a `<div role="group">`.
 */
export function ErrorSummary({ errors }: ErrorSummaryProps) {
  const { plural } = useLanguage();
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} role="group" aria-labelledby={titleId} tabIndex={-1} className={styles.summary}>
      <span className={styles.icon}>
        <Icon icon={OctagonAlert} />
      </span>
      <div>
        <p id={titleId} className={styles.title}>
          {plural(errors.length, 'One answer needs your attention', '{count} answers need your attention')}
        </p>
        <ul role="list">
          {errors.map(({ message, fieldId }) => (
            <li key={`${fieldId} ${message}`}>
              {fieldId ? (
                <a href={`#${fieldId}`} className={styles.link} onClick={(event) => follow(event, fieldId)}>
                  {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
