import { forwardRef, type ForwardRefExoticComponent, type ReactNode } from 'react';
import * as styles from '../Field/choices.css';
import * as shell from '../Field/Field.css';
import { FieldError } from '../Field/FieldError';
import { useHeld, useInputIds, type ControlProps, type HeldProps, type InputTexts } from '../Field/inputProps';
import { RequiredMark } from '../Field/RequiredMark';

export interface CheckboxInputProps
  extends Omit<InputTexts, 'label'>, HeldProps<boolean>, ControlProps<HTMLInputElement> {
  /** The label; wrap words that the page already shows in `VisuallyHidden`. */
  label: ReactNode;
}

/** A checkbox. Renders a `<div>` with a `<label>` around an `<input type="checkbox">`. */
export const CheckboxInput: ForwardRefExoticComponent<CheckboxInputProps> = forwardRef<
  HTMLInputElement,
  CheckboxInputProps
>(function CheckboxInput({ label, hint, required, error, onBlur, disabled, ...props }, ref) {
  const [value, onChange] = useHeld(props, false);
  const { id, hintId, errorId, description } = useInputIds({ ...props, hint, error });
  return (
    <div>
      <label className={styles.option}>
        <input
          ref={ref}
          id={id}
          name={props.name}
          disabled={disabled}
          type="checkbox"
          className={styles.checkbox}
          checked={value}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={description}
          onChange={(event) => onChange(event.target.checked)}
          onBlur={onBlur}
        />
        <span>
          {label}
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
});
