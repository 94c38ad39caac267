import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import * as styles from './Field.css';
import { whenLeft } from './inputProps';
import { RequiredMark } from './RequiredMark';

export interface FieldShellProps {
  id: string;
  label: string;
  required?: boolean;
  hint?: string;
  hintId?: string;
  error?: string;
  errorId: string;
  onBlur: (() => void) | undefined;
  /** The control. */
  children: ReactNode;
  /** Shown below the control on the right: a character count. */
  aside?: ReactNode;
}

/** The shared layout of fields with a single control: label, hint, control, error. Renders a `<div>`. */
export function Field({ id, label, required, hint, hintId, error, errorId, onBlur, children, aside }: FieldShellProps) {
  return (
    <div className={styles.field} onBlur={whenLeft(onBlur)}>
      <label htmlFor={id} className={styles.label}>
        <span>{label}</span>
        {required ? <RequiredMark /> : null}
      </label>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={styles.answer}>{children}</div>
      {error || aside ? (
        <div className={styles.below}>
          {error ? <FieldError id={errorId}>{error}</FieldError> : null}
          {aside}
        </div>
      ) : null}
    </div>
  );
}
