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
  /**
   * The `type` of the `<input>`: it decides on the keyboard of a phone and on pickers, and hides a password.
   * @default 'text'
   */
  type?: (typeof textInputTypes)[number];
  /** The maximum number of characters; more cannot be entered. Near the limit the field says how many are left. */
  maxLength?: number;
  /**
   * Whether text beyond `maxLength` is accepted, so that a long paste is not cut: the field says by how much it is too
   * long, and its form does not send it. The text is counted as forms store it, see `tidyText`.
   * @default false
   */
  keepsExcess?: boolean;
  /** Shown before the value and not part of it: "https://". */
  prefix?: string;
}

/** Types of values for machines, which contain no joiners or direction marks. */
const isCode = (type: string) => ['email', 'tel', 'url', 'date', 'time'].includes(type);

/** A controlled single-line text field. Renders a label and an `<input>`. */
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
      // Without it, browsers take years of six digits.
      max={type === 'date' ? '9999-12-31' : undefined}
      autoComplete={autoComplete}
      inputMode={inputMode}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy(prefixId, description, countId)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
  return (
    <Field
      {...{ id, label, required, hint, hintId, error, errorId, onBlur }}
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
