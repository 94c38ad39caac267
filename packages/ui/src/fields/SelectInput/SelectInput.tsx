import { ChevronDown } from 'lucide';
import { Icon } from '../../media/Icon';
import { useText } from '../../language/LanguageContext';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import type { FieldOption } from '../Field/fieldOption';
import { useInputIds, type InputProps } from '../Field/inputProps';
import { chevron, frame, select } from './SelectInput.css';

export interface SelectInputProps extends InputProps<string> {
  /** What can be chosen, in this order: each a visible label and the value that is reported. */
  options: readonly FieldOption[];
  /**
   * The first option, for no answer (''). `null` if there is always an answer.
   * @default 'Choose one'
   */
  placeholder?: string | null;
}

/** A controlled select; the value is that of the chosen option. Renders a label and a `<select>`. */
export function SelectInput({ options, placeholder, ...props }: SelectInputProps) {
  const { name, label, hint, required, error, value, onChange, onBlur } = props;
  const chooseOne = useText('Choose one');
  const { id, hintId, errorId, description } = useInputIds(props);
  return (
    <Field {...{ id, label, required, hint, hintId, error, errorId, onBlur }}>
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
        >
          {placeholder === null ? null : <option value="">{placeholder ?? chooseOne}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} className={chevron} />
      </div>
    </Field>
  );
}
