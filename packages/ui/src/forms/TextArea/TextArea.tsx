import { CharacterCount } from '../Field/CharacterCount';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { describedBy, useFormField, type FieldProps } from '../Field/useFormField';
import { area } from './TextArea.css';

export interface TextAreaProps extends FieldProps {
  /**
   * How many lines are in sight where the browser cannot let it grow with the text, from five lines on.
   * @default 5
   */
  rows?: number;
  /** How many characters fit. The rest is not taken; near the limit the field says how many are left. */
  maxLength?: number;
}

/** Text of several lines, bound to the form by `name`; the value is a string. Renders a label and a `<textarea>`. */
export function TextArea({ rows = 5, maxLength, ...props }: TextAreaProps) {
  const { name, label, hint, required } = props;
  const { id, value, setValue, leave, error, hintId, errorId } = useFormField<string>(props);
  const countId = maxLength ? `${id}-count` : undefined;
  return (
    <Field
      {...{ id, label, required, hint, hintId, error, errorId }}
      aside={
        countId && maxLength ? <CharacterCount id={countId} used={(value ?? '').length} limit={maxLength} /> : undefined
      }
    >
      <textarea
        id={id}
        name={name}
        className={`${control} ${area}`}
        value={value ?? ''}
        rows={rows}
        required={required}
        maxLength={maxLength}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(hintId, error && errorId, countId)}
        onChange={(event) => setValue(event.target.value)}
        onBlur={leave}
      />
    </Field>
  );
}
