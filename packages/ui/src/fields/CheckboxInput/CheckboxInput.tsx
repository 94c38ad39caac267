import type { ReactNode } from 'react';
import * as styles from '../CheckboxGroupInput/CheckboxGroupInput.css';
import * as shell from '../Field/Field.css';
import { useInputIds, type InputProps } from '../Field/inputProps';

export interface CheckboxInputProps extends Pick<InputProps<boolean>, 'hint' | 'value' | 'onChange' | 'id' | 'name'> {
  /** The label; words that the page already shows may be visually hidden. */
  label: ReactNode;
}

/** A controlled checkbox. Renders a `<label>` around an `<input type="checkbox">`. */
export function CheckboxInput({ label, hint, value, onChange, name, ...props }: CheckboxInputProps) {
  const { id, hintId } = useInputIds({ ...props, hint });
  return (
    <div>
      <label className={styles.option}>
        <input
          id={id}
          name={name}
          type="checkbox"
          className={styles.checkbox}
          checked={value}
          aria-describedby={hintId}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint ? (
        <p id={hintId} className={`${shell.hint} ${styles.hint}`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
