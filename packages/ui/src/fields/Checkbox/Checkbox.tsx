import type { ReactNode } from 'react';
import * as styles from '../Checkboxes/Checkboxes.css';
import * as shell from '../Field/Field.css';
import { useInputIds, type InputProps } from '../Field/inputProps';

export interface CheckboxProps extends Pick<InputProps<boolean>, 'hint' | 'value' | 'onChange' | 'id' | 'name'> {
  /** Names it; what the page around it says already may be hidden from the eye. */
  label: ReactNode;
}

/** One thing that is so or not, whose value the caller holds. Renders a `<label>` around an `<input type="checkbox">`. */
export function Checkbox({ label, hint, value, onChange, name, ...props }: CheckboxProps) {
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
