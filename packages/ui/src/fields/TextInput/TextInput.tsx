import type { InputHTMLAttributes } from 'react';
import { tidyText } from '../../text';
import { CharacterCount } from '../Field/CharacterCount';
import { Field } from '../Field/Field';
import { control } from '../Field/Field.css';
import { describedBy, useInputIds, type InputProps } from '../Field/inputProps';
import { framed, prefix as prefixStyle } from './TextInput.css';

export const textInputTypes = ['text', 'email', 'tel', 'url', 'date', 'time', 'password', 'search'] as const;

export interface TextInputProps
  extends InputProps<string>, Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode'> {
  /** @default 'text' */
  type?: (typeof textInputTypes)[number];
  /** How many characters fit. The rest is not taken; near the limit the field says how many are left. */
  maxLength?: number;
  /**
   * Whether more than `maxLength` is taken all the same, so that nothing of a long paste is lost: the field says how
   * much is too long, and its form does not send it. The text is counted as forms store it, see `tidyText`.
   * @default false
   */
  keepsExcess?: boolean;
  /** What stands before the answer and is not typed: "https://". */
  prefix?: string;
}

/** What machines read, and so holds no joiners or direction marks. */
const isCode = (type: string) => ['email', 'tel', 'url', 'date', 'time'].includes(type);

/** A line of text whose value the caller holds. Renders a label and an `<input>`. */
export function TextInput({
  type = 'text',
  maxLength,
  keepsExcess,
  prefix,
  autoComplete,
  inputMode,
  ...props
}: TextInputProps) {
  const { name, label, hint, required, error, value, onChange, onBlur } = props;
  const { id, hintId, errorId, description } = useInputIds(props);
  const used = keepsExcess ? tidyText(value, isCode(type) ? 'code' : 'line').length : value.length;
  const countId = maxLength ? `${id}-count` : undefined;
  const prefixId = prefix ? `${id}-prefix` : undefined;
  const input = (
    <input
      id={id}
      name={name}
      type={type}
      className={control}
      value={value}
      required={required}
      maxLength={keepsExcess ? undefined : maxLength}
      autoComplete={autoComplete}
      inputMode={inputMode}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(prefixId, description, countId)}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onBlur}
    />
  );
  return (
    <Field
      {...{ id, label, required, hint, hintId, error, errorId }}
      aside={
        countId && maxLength ? <CharacterCount id={countId} label={label} used={used} limit={maxLength} /> : undefined
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
