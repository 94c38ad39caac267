import type { ReactNode } from 'react';
import * as styles from '../Field/choices.css';
import * as shell from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import { useInputIds, whenLeft, type InputProps } from '../Field/inputProps';
import { RequiredMark } from '../Field/RequiredMark';

export interface CheckboxInputProps extends Omit<InputProps<boolean>, 'label'> {
  /** The label; words that the page already shows may be visually hidden. */
  label: ReactNode;
}

/** A controlled checkbox. Renders a `<div>` with a `<label>` around an `<input type="checkbox">`. */
export function CheckboxInput({ label, hint, required, error, value, onChange, onBlur, ...props }: CheckboxInputProps) {
  const { id, hintId, errorId, description } = useInputIds({ ...props, hint, error });
  return (
    <div>
      <label className={styles.option}>
        <input
          id={id}
          name={props.name}
          type="checkbox"
          className={styles.checkbox}
          checked={value}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={description}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={whenLeft(onBlur)}
        />
        <span>
          <span>{label}</span>
          {required ? <RequiredMark /> : null}
        </span>
      </label>
      {hint ? (
        <p id={hintId} className={`${shell.hint} ${styles.besideBox}`}>
          {hint}
        </p>
      ) : null}
      {error ? (
        <div className={styles.besideBox}>
          <FieldError id={errorId}>{error}</FieldError>
        </div>
      ) : null}
    </div>
  );
}
