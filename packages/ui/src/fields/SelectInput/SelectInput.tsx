import { ChevronDown } from 'lucide-react';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import type { FieldOption } from '../Field/fieldOption';
import { useInputIds, type InputProps } from '../Field/inputProps';
import { chevron, frame, select } from './SelectInput.css';

export interface SelectInputProps extends InputProps<string> {
  options: readonly FieldOption[];
  /**
   * Stands first and for no answer (''). `null` where there always is an answer.
   * @default 'Choose one'
   */
  placeholder?: string | null;
}

/** One answer of several whose value the caller holds; the value is the option's. Renders a label and a `<select>`. */
export function SelectInput({ options, placeholder = 'Choose one', ...props }: SelectInputProps) {
  const { name, label, hint, required, error, value, onChange, onBlur } = props;
  const { id, hintId, errorId, description } = useInputIds(props);
  return (
    <Field {...{ id, label, required, hint, hintId, error, errorId }}>
      <div className={frame}>
        <select
          id={id}
          name={name}
          className={`${control} ${select}`}
          value={value}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={description}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        >
          {placeholder === null ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={chevron} aria-hidden size={20} strokeWidth={1.5} absoluteStrokeWidth />
      </div>
    </Field>
  );
}
