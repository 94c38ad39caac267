/** A field of a form on the server; the fields are in `forms.generated.ts`. */
export interface FieldDefinition {
  /** The key in the payload. */
  name: string;
  /** The label in errors and in the mail. */
  label: string;
  /** `option` is one value of `options`, `options` a list of them. */
  type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'option' | 'options';
  /** Whether an empty value is refused. @default false */
  required?: boolean;
  /** Whether line breaks are allowed. @default false */
  multiline?: boolean;
  /** The maximum length in characters, except of fields with options. */
  maxLength?: number;
  /** The values, and their visible labels. */
  options?: readonly { value: string; label: string }[];
}

export interface RequestFormDefinition {
  /** The name of the form in the mail. */
  title: string;
  fields: readonly FieldDefinition[];
}
