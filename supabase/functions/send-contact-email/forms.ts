/** What the server knows of a form's field; the fields themselves are in `forms.generated.ts`. */
export interface FieldDefinition {
  /** Key in the payload. */
  name: string;
  /** What the field is called in errors and in the mail. */
  label: string;
  /** `option` is one value of `options`, `options` a list of them. */
  type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'option' | 'options';
  /** Whether an empty value is refused. @default false */
  required?: boolean;
  /** Whether line breaks are allowed. @default false */
  multiline?: boolean;
  /** Longest text accepted, in characters. Of every field but those with options. */
  maxLength?: number;
  /** What is sent, and what the visitor reads. */
  options?: readonly { value: string; label: string }[];
}

export interface RequestFormDefinition {
  /** What the mail calls the form. */
  title: string;
  fields: readonly FieldDefinition[];
}
