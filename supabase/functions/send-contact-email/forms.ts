import type { Condition } from './rules.generated.ts';

/** A field of a form on the server; the fields are in `forms.generated.ts`. */
export interface FieldDefinition {
  /** The key in the payload. */
  name: string;
  /** The label in errors and in the mail. */
  label: string;
  /** `option` is one value of `options`, `options` a list of them, `consent` a boolean. */
  type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'option' | 'options' | 'number' | 'consent';
  /** Whether an empty value is refused, of a consent `false`. @default false */
  required?: boolean;
  /** Without its being met the value is dropped. */
  when?: Condition;
  /** Whether line breaks are allowed. @default false */
  multiline?: boolean;
  /** The maximum length of a text, in characters. */
  maxLength?: number;
  /** The values, and their visible labels. */
  options?: readonly { value: string; label: string }[];
  /** The bounds of a number. */
  min?: number;
  max?: number;
  /** Whether only a whole number is accepted. @default false */
  whole?: boolean;
}

export interface RequestFormDefinition {
  /** The name of the form in the mail. */
  title: string;
  fields: readonly FieldDefinition[];
}
