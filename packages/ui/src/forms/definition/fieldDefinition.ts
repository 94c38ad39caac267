import type { FieldOption } from '../../fields/Field/fieldOption';
import type { FileRules, FormFile } from '../FileField/fileRules';
import { hasVisibleCharacter, tidyText, wellFormed } from '../../text';
import { isAsked, type Condition } from './rules';

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
  // FORM-24
  /** The condition for asking; without its being met the field is neither shown nor required nor sent. */
  when?: Condition;
}

/** A text field; the value is a string. */
export interface TextDefinition extends NamedDefinition {
  type: 'text' | 'email' | 'tel' | 'url' | 'date';
  /** The maximum length, in characters. */
  maxLength: number;
  /** Whether line breaks are allowed. @default false */
  multiline?: boolean;
  /** Of a date: whether it must be from today to five years ahead. @default false */
  upcoming?: boolean;
  /** The value of `autocomplete`: "given-name". */
  autoComplete?: string;
  /** The query parameter that may fill in a text: `message` for `?message=Hello`. */
  prefill?: string;
}

/** A field with options: `option` for one, as a string; `options` for any number, as a list. */
export interface ChoiceDefinition extends NamedDefinition {
  type: 'option' | 'options';
  options: readonly FieldOption[];
  /** Whether an `option` is chosen with radio buttons instead of a select. @default false */
  radio?: boolean;
  /** The query parameter that may set an `option`: `type` for `?type=msp`. */
  prefill?: string;
}

// FORM-26
/** A number field; the value is a number, `null` when empty. */
export interface NumberDefinition extends NamedDefinition {
  type: 'number';
  min?: number;
  max?: number;
  /** Whether only whole numbers are accepted. @default false */
  whole?: boolean;
}

// FORM-25
/**
 * A single checkbox; the value is a boolean. Its label is a sentence without a full stop. A required one must be checked:
 * "that I may call you" becomes the error "Confirm that I may call you."
 */
export interface ConsentDefinition extends NamedDefinition {
  type: 'consent';
}

// FORM-27
/** A file field; the value is a list of files with their content. */
export interface FileDefinition extends NamedDefinition, FileRules {
  type: 'file';
}

/** One field as plain data. Rendering, validation, the empty value and the server's copy derive from it. */
export type FieldDefinition = TextDefinition | ChoiceDefinition | NumberDefinition | ConsentDefinition | FileDefinition;

/** The values of a form of defined fields. */
export type DefinedValues = Record<string, string | string[] | FormFile[] | number | boolean | null>;

export function isChoice(field: FieldDefinition): field is ChoiceDefinition {
  return field.type === 'option' || field.type === 'options';
}

/** The values of an empty form. */
export function emptyValues(fields: readonly FieldDefinition[]): DefinedValues {
  return Object.fromEntries(fields.map(({ name, type }) => [name, emptyValue(type)]));
}

function emptyValue(type: FieldDefinition['type']) {
  if (type === 'options' || type === 'file') return [];
  if (type === 'number') return null;
  return type === 'consent' ? false : '';
}

// FORM-24
/** The fields that are asked with these values. */
export function askedFields(fields: readonly FieldDefinition[], values: DefinedValues): FieldDefinition[] {
  const answers: DefinedValues = {};
  return fields.filter(({ name, when }) => {
    const asked = isAsked(when, answers);
    // An answer to a field that is not asked any more counts for no other one.
    if (asked) answers[name] = values[name] ?? null;
    return asked;
  });
}

/** The longest text that a link may fill in, in UTF-16 code units. */
const LONGEST_PREFILL = 500;

// FILE-41
/** The values that the query sets: options of their fields, and short texts. */
export function prefillFrom(fields: readonly FieldDefinition[], query: string): DefinedValues {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const parameter = 'prefill' in field ? field.prefill : undefined;
      const value = parameter === undefined ? null : parameters.get(parameter);
      return value !== null && fits(field, value) ? [[field.name, isChoice(field) ? value : inOneLine(value)]] : [];
    }),
  );
}

function fits(field: FieldDefinition, value: string): boolean {
  if (isChoice(field)) return field.options.some((option) => option.value === value);
  return value.length <= LONGEST_PREFILL && hasVisibleCharacter(value);
}

/** Anyone can write a link: what it fills in is one line, without characters that cannot be seen. */
const inOneLine = (value: string) => tidyText(wellFormed(value), 'line').replaceAll(/\s+/g, ' ');

/** The answers with their visible labels, in the order of the fields, without empty ones. */
export function readableAnswers(
  fields: readonly FieldDefinition[],
  values: DefinedValues,
): { label: string; value: string }[] {
  return fields.flatMap((field) => {
    const given = [values[field.name] ?? ''].flat().filter((value) => value !== '' && value !== false);
    const labelOf = (value: (typeof given)[number]) =>
      (isChoice(field) && field.options.find((option) => option.value === value)?.label) ||
      (value === true ? 'Yes' : typeof value === 'object' ? value.name : String(value));
    return given.length > 0 ? [{ label: field.label, value: given.map(labelOf).join(', ') }] : [];
  });
}
