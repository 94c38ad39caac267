import type { InputHTMLAttributes } from 'react';
import { CharacterCount } from '../Field/CharacterCount';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { describedBy, useFormField, type FieldProps } from '../Field/useFormField';
import { framed, prefix as prefixStyle } from './TextField.css';

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'date', 'time', 'password'] as const;

export interface TextFieldProps
  extends FieldProps, Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode'> {
  /** @default 'text' */
  type?: (typeof textFieldTypes)[number];
  /** How many characters fit. The rest is not taken; near the limit the field says how many are left. */
  maxLength?: number;
  /** What stands before the answer and is not typed: "https://". */
  prefix?: string;
}

/** A line of text, bound to the form by `name`; the value is a string. Renders a label and an `<input>`. */
export function TextField({ type = 'text', maxLength, prefix, autoComplete, inputMode, ...props }: TextFieldProps) {
  const { name, label, hint, required } = props;
  const { id, value, setValue, leave, error, hintId, errorId } = useFormField<string>(props);
  const countId = maxLength ? `${id}-count` : undefined;
  const prefixId = prefix ? `${id}-prefix` : undefined;
  const input = (
    <input
      id={id}
      name={name}
      type={type}
      className={control}
      value={value ?? ''}
      required={required}
      maxLength={maxLength}
      autoComplete={autoComplete}
      inputMode={inputMode}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(prefixId, hintId, error && errorId, countId)}
      onChange={(event) => setValue(event.target.value)}
      onBlur={leave}
    />
  );
  return (
    <Field
      {...{ id, label, required, hint, hintId, error, errorId }}
      aside={
        countId && maxLength ? <CharacterCount id={countId} used={(value ?? '').length} limit={maxLength} /> : undefined
      }
    >
      {prefix ? (
        <div className={framed}>
          <span id={prefixId} className={prefixStyle}>
            {prefix}
          </span>
          {input}
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
