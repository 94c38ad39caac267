import type { FormEvent } from 'react';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { describedBy, useFormField, type FieldProps } from '../Field/useFormField';
import { figures } from './NumberField.css';

export interface NumberFieldProps extends FieldProps {
  /** The least value that the arrow keys reach. */
  min?: number;
  /** The greatest value that the arrow keys reach. */
  max?: number;
  /**
   * How far one press of an arrow key goes. Below 1 a phone offers the decimal point.
   * @default 1
   */
  step?: number;
}

/** `null` when empty. Text that is no number is `NaN`, which a yup number refuses, so that it is never taken for empty. */
function numberIn({ currentTarget }: FormEvent<HTMLInputElement>): number | null {
  if (currentTarget.validity.badInput) return NaN;
  return currentTarget.value === '' ? null : currentTarget.valueAsNumber;
}

/** A number, bound to the form by `name`; the value is a number, or `null` when empty. Renders a label and an `<input type="number">`. */
export function NumberField({ min, max, step = 1, ...props }: NumberFieldProps) {
  const { name, label, hint, required } = props;
  const { id, value, setValue, leave, error, hintId, errorId } = useFormField<number | null>(props);
  return (
    <Field {...{ id, label, required, hint, hintId, error, errorId }}>
      <input
        id={id}
        name={name}
        type="number"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        className={`${control} ${figures}`}
        value={value === null || Number.isNaN(value) ? '' : value}
        required={required}
        min={min}
        max={max}
        step={step}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(hintId, error && errorId)}
        // Not `onChange`, which React keeps back while the value stays '', as it does for text that is no number.
        onInput={(event) => setValue(numberIn(event))}
        onBlur={leave}
        // Scrolling the page over a focused number would change it unseen.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </Field>
  );
}
