import { array, object, string, type AnyObjectSchema, type TestContext } from 'yup';
import { hasVisibleCharacter, tidyText } from '../../text';
import { messages } from '../messages';
import { isChoice, type FieldDefinition } from './fieldDefinition';
import {
  completeWebAddress,
  hasControlCharacters,
  isCalendarDate,
  isSingleAddress,
  isWebAddress,
  kindOfAnswer,
} from './rules';

/** The validation of a form of defined fields: the server's rules, with errors that say what to do. */
export function schemaOf(fields: readonly FieldDefinition[]): AnyObjectSchema {
  return object(Object.fromEntries(fields.map((field) => [field.name, answerSchema(field)])));
}

function answerSchema(field: FieldDefinition) {
  const check = (value: Answer | undefined, { createError }: TestContext) => {
    const message = problemWith(field, value ?? '');
    return message === undefined || createError({ message });
  };
  return field.type === 'options'
    ? array(string().defined()).default([]).test('answer', check)
    : string()
        .transform((value: unknown) => (typeof value === 'string' ? tidyAnswer(field, value) : value))
        .default('')
        .test('answer', check);
}

/** Normalizes typed text before it is validated, sent and stored. The server does the same. */
function tidyAnswer(field: FieldDefinition, text: string): string {
  const tidied = tidyText(text, kindOfAnswer(field.type, 'multiline' in field && field.multiline));
  return field.type === 'url' ? completeWebAddress(tidied) : tidied;
}

type Answer = string | readonly string[];

function problemWith(field: FieldDefinition, value: Answer): string | undefined {
  if (value.length === 0) return field.required && (isChoice(field) ? messages.choose : messages.enter)(field.required);
  if (isChoice(field)) {
    const offered = [value].flat().every((chosen) => field.options.some((option) => option.value === chosen));
    return offered ? undefined : messages.choose('one of the answers offered');
  }
  const text = String(value);
  if (text.length > field.maxLength) return messages.shorten(field.maxLength, text.length);
  if (!hasVisibleCharacter(text)) return messages.nothingVisible;
  if (hasControlCharacters(text, field.multiline ?? false)) return messages.controlCharacters;
  if (field.type === 'email' && !isSingleAddress(text)) return messages.email;
  if (field.type === 'url' && !isWebAddress(text)) return messages.url;
  if (field.type === 'date' && !isCalendarDate(text)) return messages.date;
  return undefined;
}
