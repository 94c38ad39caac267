import { forwardRef, useState, type ForwardRefExoticComponent, type KeyboardEvent } from 'react';
import { readNumber } from '../../text';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import {
  useControl,
  useHeld,
  type ControlProps,
  type HeldProps,
  type InputTexts,
  type TextBoxProps,
} from '../Field/inputProps';
import { figures } from './NumberInput.css';

export interface NumberInputProps
  extends InputTexts, HeldProps<number | null>, ControlProps<HTMLInputElement>, TextBoxProps {
  /** The minimum for the arrow keys. */
  min?: number;
  /** The maximum for the arrow keys. */
  max?: number;
  /**
   * The step of the arrow keys. Below 1, phones show a keyboard with a decimal point.
   * @default 1
   */
  step?: number;
}

/**
 * A number field: `null` when empty, `NaN` for invalid or ambiguous text, which stays in the field. Thousands may be
 * separated: `1,200`, `12 000`, `12'000`. Renders a label and an `<input role="spinbutton">`, because browsers drop or
 * misread pasted separators with `type="number"`.
 */
export const NumberInput: ForwardRefExoticComponent<NumberInputProps> = forwardRef<HTMLInputElement, NumberInputProps>(
  function NumberInput({ min = -Infinity, max = Infinity, step = 1, ...props }, ref) {
    const [value, onChange] = useHeld<number | null>(props, null);
    const { shell, control: own } = useControl(props, ref);
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
      if (own.readOnly || Number.isNaN(value)) return;
      // Avoids floating-point errors such as 0.30000000000000004.
      const next = Number(((value ?? 0) + direction * step).toPrecision(12));
      type(String(Math.min(Math.max(next, min), max)));
    }

    return (
      <Field {...shell}>
        <input
          {...own}
          type="text"
          role="spinbutton"
          inputMode={step < 1 ? 'decimal' : 'numeric'}
          autoComplete="off"
          className={`${control} ${figures}`}
          // A value set by the caller meanwhile replaces the typed text.
          value={typed && Object.is(typed.value, value) ? typed.text : written}
          aria-valuenow={now}
          aria-valuemin={Number.isFinite(min) ? min : undefined}
          aria-valuemax={Number.isFinite(max) ? max : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') stepBy(event, 1);
            else if (event.key === 'ArrowDown') stepBy(event, -1);
          }}
          onBlur={() => {
            if (!Number.isNaN(value)) setTyped(undefined);
            own.onBlur?.();
          }}
        />
      </Field>
    );
  },
);
