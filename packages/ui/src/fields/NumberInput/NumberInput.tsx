import { useState, type KeyboardEvent } from 'react';
import { readNumber } from '../../text';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { useInputIds, type InputProps } from '../Field/inputProps';
import { figures } from './NumberInput.css';

export interface NumberInputProps extends InputProps<number | null> {
  /**
   * The minimum for the arrow keys.
   * @default no limit
   */
  min?: number;
  /**
   * The maximum for the arrow keys.
   * @default no limit
   */
  max?: number;
  /**
   * The step of the arrow keys. Below 1, the keyboard of a phone has a decimal point.
   * @default 1
   */
  step?: number;
}

/**
 * A controlled number field: `null` when empty, `NaN` for text that is not a number or is ambiguous, which stays in the
 * field. Thousands may be separated: `1,200`, `12 000`, `12'000`. Renders a label and an `<input role="spinbutton">`:
 * with `type="number"`, browsers drop or misread pasted separators.
 */
export function NumberInput({ min = -Infinity, max = Infinity, step = 1, ...props }: NumberInputProps) {
  const { name, label, hint, required, error, value, onChange, onBlur } = props;
  const { id, hintId, errorId, description } = useInputIds(props);
  const [typed, setTyped] = useState<{ text: string; value: number | null }>();
  const written = value === null || Number.isNaN(value) ? '' : String(value);
  const now = value === null || Number.isNaN(value) ? undefined : value;

  function type(text: string) {
    const next = readNumber(text);
    setTyped({ text, value: next });
    onChange(next);
  }

  function stepBy(event: KeyboardEvent, direction: number) {
    event.preventDefault();
    if (Number.isNaN(value)) return;
    // Counts in whole steps: 0.1 added three times would be 0.30000000000000004.
    const next = Number(((value ?? 0) + direction * step).toPrecision(12));
    type(String(Math.min(Math.max(next, min), max)));
  }

  function leave() {
    if (!Number.isNaN(value)) setTyped(undefined);
    onBlur?.();
  }

  return (
    <Field {...{ id, label, required, hint, hintId, error, errorId }} onBlur={leave}>
      <input
        id={id}
        name={name}
        type="text"
        role="spinbutton"
        inputMode={step < 1 ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={`${control} ${figures}`}
        // A value that the caller has set meanwhile replaces the typed text.
        value={typed && Object.is(typed.value, value) ? typed.text : written}
        required={required}
        aria-valuenow={now}
        aria-valuemin={Number.isFinite(min) ? min : undefined}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={description}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowUp') stepBy(event, 1);
          else if (event.key === 'ArrowDown') stepBy(event, -1);
        }}
      />
    </Field>
  );
}
