import { ChevronDown } from 'lucide-react';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import type { FieldOption } from '../Field/fieldOption';
import { describedBy, useFormField, type FieldProps } from '../Field/useFormField';
import { chevron, frame, select } from './SelectField.css';

export interface SelectFieldProps extends FieldProps {
  options: readonly FieldOption[];
  /**
   * Stands first and for no answer (''). `null` where there always is an answer.
   * @default 'Choose one'
   */
  placeholder?: string | null;
}

/** One answer of several, bound to the form by `name`; the value is the option's. Renders a label and a `<select>`. */
export function SelectField({ options, placeholder = 'Choose one', ...props }: SelectFieldProps) {
  const { name, label, hint, required } = props;
  const { id, value, setValue, leave, error, hintId, errorId } = useFormField<string>(props);
  return (
    <Field {...{ id, label, required, hint, hintId, error, errorId }}>
      <div className={frame}>
        <select
          id={id}
          name={name}
          className={`${control} ${select}`}
          value={value ?? ''}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(hintId, error && errorId)}
          onChange={(event) => setValue(event.target.value)}
          onBlur={leave}
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
