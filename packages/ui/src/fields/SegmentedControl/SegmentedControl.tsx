import { useEffect, useId, useRef } from 'react';
import type { FieldOption } from '../Field/fieldOption';
import { hidden, row, segment } from '../RadioGroupInput/radios.css';

export interface SegmentedControlProps<Value extends string> {
  /** The label for screen readers: “View”. For everyone else the options must be self-explanatory. */
  label: string;
  /** Two to four, of one word each. */
  options: readonly (FieldOption & { value: Value })[];
  value: Value;
  /** Called with the value of the chosen option. */
  onChange: (value: Value) => void;
}

/** Switches the view of the content below it. Renders a `<div role="radiogroup">` of radio buttons. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  const name = useId();
  const group = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // A choice made before hydration.
    const early = group.current!.querySelector<HTMLInputElement>(':checked')?.value;
    if (early !== undefined && early !== value) onChange(early as Value);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: later choices call `onChange` themselves.
  }, []);

  return (
    <div ref={group} role="radiogroup" aria-label={label} className={row}>
      {options.map((option) => (
        <label key={option.value} className={segment}>
          <input
            type="radio"
            className={hidden}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
