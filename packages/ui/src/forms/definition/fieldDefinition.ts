import type { FieldOption } from '../../fields/Field/fieldOption';

interface NamedDefinition {
  /** The key in the form's values and in the request body. */
  name: string;
  label: string;
  /**
   * The object of the error for an empty field: "your first name" becomes "Enter your first name."
   * A field without it is optional.
   */
  required?: string;
  /** Help for filling in the field, below its label. */
  hint?: string;
}

/** A text field; the value is a string. */
export interface TextDefinition extends NamedDefinition {
  type: 'text' | 'email' | 'tel' | 'url' | 'date';
  /** The maximum length, in characters. */
  maxLength: number;
  /** Whether line breaks are allowed. @default false */
  multiline?: boolean;
  /** The value of `autocomplete`: "given-name". */
  autoComplete?: string;
}

/** A field with options: `option` for one, as a string; `options` for any number, as a list. */
export interface ChoiceDefinition extends NamedDefinition {
  type: 'option' | 'options';
  options: readonly FieldOption[];
  /** The query parameter that may set an `option`: `type` for `?type=msp`. */
  prefill?: string;
}

/** One field as plain data. Rendering, validation, the empty value and the server's copy derive from it. */
export type FieldDefinition = TextDefinition | ChoiceDefinition;

/** The values of a form of defined fields. */
export type DefinedValues = Record<string, string | string[]>;

export function isChoice(field: FieldDefinition): field is ChoiceDefinition {
  return field.type === 'option' || field.type === 'options';
}

/** The values of an empty form. */
export function emptyValues(fields: readonly FieldDefinition[]): DefinedValues {
  return Object.fromEntries(fields.map(({ name, type }) => [name, type === 'options' ? [] : '']));
}

/** The values that the query sets, only if they are options of their fields. */
export function prefillFrom(fields: readonly FieldDefinition[], query: string): DefinedValues {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = isChoice(field) && field.prefill ? parameters.get(field.prefill) : null;
      const offered = isChoice(field) && field.options.some((option) => option.value === value);
      return value !== null && offered ? [[field.name, value]] : [];
    }),
  );
}

/** The answers with their visible labels, in the order of the fields, without empty ones. */
export function readableAnswers(
  fields: readonly FieldDefinition[],
  values: DefinedValues,
): { label: string; value: string }[] {
  return fields.flatMap((field) => {
    const chosen = [values[field.name] ?? ''].flat().filter(Boolean);
    const labelOf = (value: string) =>
      (isChoice(field) && field.options.find((option) => option.value === value)?.label) || value;
    return chosen.length > 0 ? [{ label: field.label, value: chosen.map(labelOf).join(', ') }] : [];
  });
}
