import { ChevronDown } from 'lucide';
import { forwardRef, type ForwardRefExoticComponent } from 'react';
import { Icon } from '../../media/Icon';
import { useText } from '../../language/LanguageContext';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import type { FieldOption } from '../Field/fieldOption';
import {
  useControl,
  useHeld,
  type BoxProps,
  type ControlProps,
  type HeldProps,
  type InputTexts,
} from '../Field/inputProps';
import { chevron, frame, select } from './SelectInput.css';

export interface SelectInputProps extends InputTexts, HeldProps<string>, ControlProps<HTMLSelectElement>, BoxProps {
  options: readonly FieldOption[];
  /**
   * The label of the empty option (''). `null` if there is always an answer.
   * @default 'Choose one'
   */
  placeholder?: string | null;
}

/** A select; the value is that of the chosen option. Renders a label and a `<select>`. */
export const SelectInput: ForwardRefExoticComponent<SelectInputProps> = forwardRef<HTMLSelectElement, SelectInputProps>(
  function SelectInput({ options, placeholder, ...props }, ref) {
    const [value, onChange] = useHeld(props, placeholder === null ? (options[0]?.value ?? '') : '');
    const chooseOne = useText('Choose one');
    const { shell, control: own } = useControl(props, ref);
    return (
      <Field {...shell}>
        <div className={frame}>
          <select
            {...own}
            className={`${control} ${select}`}
            value={value}
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
  },
);
