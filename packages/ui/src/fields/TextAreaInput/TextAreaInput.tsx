import { forwardRef, type ForwardRefExoticComponent } from 'react';
import { tidyText } from '../../text';
import { CharacterCount } from '../Field/CharacterCount';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import {
  describedBy,
  useControl,
  useHeld,
  type ControlProps,
  type HeldProps,
  type InputTexts,
  type TextBoxProps,
} from '../Field/inputProps';
import { area } from './TextAreaInput.css';

export interface TextAreaInputProps
  extends InputTexts, HeldProps<string>, ControlProps<HTMLTextAreaElement>, TextBoxProps {
  /**
   * The visible lines where the browser cannot grow the field with its text; elsewhere it starts with five.
   * @default 5
   */
  rows?: number;
  /** The maximum number of characters; more cannot be entered. Near the limit the field shows how many are left. */
  maxLength?: number;
  /**
   * Whether text beyond `maxLength` is accepted, so that a long paste is not cut: the field shows the excess, and the
   * form is not sent. The text is counted as forms store it, see `tidyText`.
   * @default false
   */
  keepsExcess?: boolean;
}

/** A multi-line text field. Renders a label and a `<textarea>`. */
export const TextAreaInput: ForwardRefExoticComponent<TextAreaInputProps> = forwardRef<
  HTMLTextAreaElement,
  TextAreaInputProps
>(function TextAreaInput({ rows = 5, maxLength, keepsExcess, ...props }, ref) {
  const [value, onChange] = useHeld(props, '');
  const { shell, control: own } = useControl(props, ref);
  const used = keepsExcess ? tidyText(value, 'text').length : value.length;
  const countId = maxLength ? `${own.id}-count` : undefined;
  return (
    <Field
      {...shell}
      aside={
        countId && maxLength ? (
          <CharacterCount id={countId} label={shell.label} used={used} limit={maxLength} />
        ) : undefined
      }
    >
      <textarea
        {...own}
        className={`${control} ${area}`}
        value={value}
        rows={rows}
        maxLength={keepsExcess ? undefined : maxLength}
        aria-describedby={describedBy(own['aria-describedby'], countId)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
});
