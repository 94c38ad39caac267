import type { ReactNode } from 'react';
import { FieldError } from './FieldError';
import * as styles from './Field.css';
import type { BoxProps } from './inputProps';
import { RequiredMark } from './RequiredMark';

export interface FieldShellProps extends BoxProps {
  id: string;
  label: string;
  required?: boolean;
  hint?: string;
  hintId?: string;
  error?: string;
  errorId: string;
  children: ReactNode;
  /** Shown below the control at the inline end: a character count. */
  aside?: ReactNode;
}

/** The shared layout of single-control fields: label, hint, control, error. Renders a `<div>`. */
export function Field({
  id,
  label,
  required,
  hint,
  hintId,
  error,
  errorId,
  width = 'full',
  children,
  aside,
}: FieldShellProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required ? <RequiredMark /> : null}
      </label>
      {hint ? (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <div className={width === 'full' ? styles.answer : `${styles.answer} ${styles.widths[width]}`}>{children}</div>
      {error || aside ? (
        <div className={styles.below}>
          {error ? <FieldError id={errorId}>{error}</FieldError> : null}
          {aside}
        </div>
      ) : null}
    </div>
  );
}
