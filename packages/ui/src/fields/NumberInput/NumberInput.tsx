import type { FormEvent } from 'react';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { useInputIds, type InputProps } from '../Field/inputProps';
import { figures } from './NumberInput.css';

export interface NumberInputProps extends InputProps<number | null> {
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

/** `null` when empty. Text that is no number is `NaN`, so that it is never taken for empty. */
function numberIn({ currentTarget }: FormEvent<HTMLInputElement>): number | null {
  if (currentTarget.validity.badInput) return NaN;
  return currentTarget.value === '' ? null : currentTarget.valueAsNumber;
}

/** A number whose value the caller holds: `null` when empty, `NaN` for what is no number. Renders a label and an `<input type="number">`. */
export function NumberInput({ min, max, step = 1, ...props }: NumberInputProps) {
  const { name, label, hint, required, error, value, onChange, onBlur } = props;
  const { id, hintId, errorId, description } = useInputIds(props);
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
        aria-describedby={description}
        // Not `onChange`, which React keeps back while the value stays '', as it does for text that is no number.
        onInput={(event) => onChange(numberIn(event))}
        onBlur={onBlur}
        // Scrolling the page over a focused number would change it unseen.
        onWheel={(event) => event.currentTarget.blur()}
      />
    </Field>
  );
}
