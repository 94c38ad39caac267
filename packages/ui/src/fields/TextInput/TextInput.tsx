import { forwardRef, type ForwardRefExoticComponent, type InputHTMLAttributes } from 'react';
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
import { framed, prefix as prefixStyle } from './TextInput.css';

export const textInputTypes = ['text', 'email', 'tel', 'url', 'date', 'time', 'password', 'search'] as const;

export interface TextInputProps
  extends
    InputTexts,
    HeldProps<string>,
    ControlProps<HTMLInputElement>,
    TextBoxProps,
    Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode'> {
  /** @default 'text' */
  type?: (typeof textInputTypes)[number];
  /** The maximum number of characters; more cannot be entered. Near the limit the field shows how many are left. */
  maxLength?: number;
  /**
   * Whether text beyond `maxLength` is accepted, so that a long paste is not cut: the field shows the excess, and the
   * form is not sent. The text is counted as forms store it, see `tidyText`.
   * @default false
   */
  keepsExcess?: boolean;
  /** Shown before the value but not part of it: "https://". */
  prefix?: string;
}

/** Machine-readable types, whose values contain no joiners or direction marks. */
const isCode = (type: string) => ['email', 'tel', 'url', 'date', 'time'].includes(type);

/** A single-line text field. Renders a label and an `<input>`. */
export const TextInput: ForwardRefExoticComponent<TextInputProps> = forwardRef<HTMLInputElement, TextInputProps>(
  function TextInput({ type = 'text', maxLength, keepsExcess, prefix, autoComplete, inputMode, ...props }, ref) {
    const [value, onChange] = useHeld(props, '');
    const { shell, control: own } = useControl(props, ref);
    const used = keepsExcess ? tidyText(value, isCode(type) ? 'code' : 'line').length : value.length;
    const countId = maxLength ? `${own.id}-count` : undefined;
    const prefixId = prefix ? `${own.id}-prefix` : undefined;
    const input = (
      <input
        {...own}
        type={type}
        className={control}
        value={value}
        maxLength={keepsExcess ? undefined : maxLength}
        autoComplete={autoComplete}
        inputMode={inputMode}
        aria-describedby={describedBy(prefixId, own['aria-describedby'], countId)}
        onChange={(event) => onChange(event.target.value)}
      />
    );
    return (
      <Field
        {...shell}
        aside={
          countId && maxLength ? (
            <CharacterCount id={countId} label={shell.label} used={used} limit={maxLength} />
          ) : undefined
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
  },
);
