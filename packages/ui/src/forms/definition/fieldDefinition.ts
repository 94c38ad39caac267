import type { FieldOption } from '../../fields/Field/fieldOption';

interface NamedDefinition {
  /** Key in the form's values and in what is sent. */
  name: string;
  label: string;
  /**
   * What the field asks for when it is left empty: "your first name" becomes "Enter your first name."
   * A field without it is optional.
   */
  required?: string;
  /** What helps to answer, before the field is filled in. */
  hint?: string;
}

/** A field that a person types into; the value is a string. */
export interface TextDefinition extends NamedDefinition {
  type: 'text' | 'email' | 'tel' | 'url' | 'date';
  /** Longest answer, in characters. */
  maxLength: number;
  /** Whether line breaks are allowed. @default false */
  multiline?: boolean;
  /** What a browser may fill in: "given-name". */
  autoComplete?: string;
}

/** A field with answers to choose from: `option` is one of them, as a string; `options` any number, as a list. */
export interface ChoiceDefinition extends NamedDefinition {
  type: 'option' | 'options';
  options: readonly FieldOption[];
  /** The parameter of the address that may set an `option`: `type` for `?type=msp`. */
  prefill?: string;
}

/** One field as plain data. The drawing, the rules, the empty value and the server's copy come from it. */
export type FieldDefinition = TextDefinition | ChoiceDefinition;

/** What a form of defined fields holds. */
export type DefinedValues = Record<string, string | string[]>;

export function isChoice(field: FieldDefinition): field is ChoiceDefinition {
  return field.type === 'option' || field.type === 'options';
}

/** The values of an empty form. */
export function emptyValues(fields: readonly FieldDefinition[]): DefinedValues {
  return Object.fromEntries(fields.map(({ name, type }) => [name, type === 'options' ? [] : '']));
}

/** What the address says about the fields that a link may set; only answers that are offered. */
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

/** The answers as a person reads them, in the order of the fields, without the empty ones. */
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
