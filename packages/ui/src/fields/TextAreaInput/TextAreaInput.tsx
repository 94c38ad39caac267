import { tidyText } from '../../text';
import { CharacterCount } from '../Field/CharacterCount';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { describedBy, useInputIds, type InputProps } from '../Field/inputProps';
import { area } from './TextAreaInput.css';

export interface TextAreaInputProps extends InputProps<string> {
  /**
   * The visible lines in browsers in which it cannot grow with the text; elsewhere it starts with five.
   * @default 5
   */
  rows?: number;
  /** The maximum number of characters; more cannot be entered. Near the limit the field says how many are left. */
  maxLength?: number;
  /**
   * Whether text beyond `maxLength` is accepted, so that a long paste is not cut: the field says by how much it is too
   * long, and its form does not send it. The text is counted as forms store it, see `tidyText`.
   * @default false
   */
  keepsExcess?: boolean;
}

/** A controlled multi-line text field. Renders a label and a `<textarea>`. */
export function TextAreaInput({ rows = 5, maxLength, keepsExcess, ...props }: TextAreaInputProps) {
  const { name, label, hint, required, error, value, onChange, onBlur } = props;
  const { id, hintId, errorId, description } = useInputIds(props);
  const used = keepsExcess ? tidyText(value, 'text').length : value.length;
  const countId = maxLength ? `${id}-count` : undefined;
  return (
    <Field
      {...{ id, label, required, hint, hintId, error, errorId, onBlur }}
      aside={
        countId && maxLength ? <CharacterCount id={countId} label={label} used={used} limit={maxLength} /> : undefined
      }
    >
      <textarea
        id={id}
        name={name}
        className={`${control} ${area}`}
        value={value}
        rows={rows}
        required={required}
        maxLength={keepsExcess ? undefined : maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(description, countId)}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}
