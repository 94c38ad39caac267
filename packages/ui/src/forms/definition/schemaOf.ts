import { array, boolean, mixed, number, object, string, type AnyObjectSchema, type AnySchema } from 'yup';
import { completeWebAddress, hasVisibleCharacter, isWebAddress, localDate, readNumber, tidyText } from '../../text';
import type { FormFile } from '../FileField/fileRules';
import { messages } from '../messages';
import type {
  ChoiceDefinition,
  ConsentDefinition,
  FieldDefinition,
  FileDefinition,
  NumberDefinition,
  TextDefinition,
} from './fieldDefinition';
import { hasControlCharacters, isAsked, isCalendarDate, isSingleAddress, isUpcoming, kindOfAnswer } from './rules';

/** The validation of a form of defined fields: the server's rules, with errors that say what to do. */
export function schemaOf(fields: readonly FieldDefinition[]): AnyObjectSchema {
  return object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])));
}

function fieldSchema(field: FieldDefinition): AnySchema {
  const { when } = field;
  const schema = answerSchema(field);
  return when
    ? schema.when(when.field, {
        is: (answer: unknown) => isAsked(when, { [when.field]: answer }),
        otherwise: () => mixed().strip(),
      })
    : schema;
}

function answerSchema(field: FieldDefinition): AnySchema {
  switch (field.type) {
    case 'option':
      return optionSchema(field);
    case 'options':
      return optionsSchema(field);
    case 'number':
      return numberSchema(field);
    case 'consent':
      return consentSchema(field);
    case 'file':
      return filesSchema(field);
    default:
      return textSchema(field);
  }
}

// The first rule that is broken gives the error, so they stand in the order in which they matter.

function textSchema({ type, multiline = false, maxLength, required, upcoming }: TextDefinition): AnySchema {
  let schema = string()
    // The server does the same.
    .transform((value: unknown) => {
      if (typeof value !== 'string') return value;
      const tidied = tidyText(value, kindOfAnswer(type, multiline));
      return type === 'url' ? completeWebAddress(tidied) : tidied;
    })
    .default('')
    // A date has its length by its format.
    .max(type === 'date' ? Infinity : maxLength, ({ value }) => messages.shorten(maxLength, String(value).length))
    .test('visible', messages.nothingVisible, ifGiven(hasVisibleCharacter))
    .test(
      'printable',
      messages.controlCharacters,
      ifGiven((text) => !hasControlCharacters(text, multiline)),
    );
  if (type !== 'text' && type !== 'tel') schema = schema.test(type, messages[type], ifGiven(formats[type]));
  if (upcoming)
    schema = schema.test(
      'upcoming',
      messages.upcoming,
      ifGiven((date) => isUpcoming(date, localDate(new Date()))),
    );
  return required ? schema.required(messages.enter(required)) : schema;
}

const formats = { email: isSingleAddress, url: isWebAddress, date: isCalendarDate };

/** A rule for the answer to a field that may also be empty. */
const ifGiven = (holds: (text: string) => boolean) => (text: string | undefined) => !text || holds(text);

const notOffered = messages.choose('one of the answers offered');

function optionSchema({ options, required }: ChoiceDefinition): AnySchema {
  const schema = string()
    .transform((value: unknown) => (typeof value === 'string' ? tidyText(value, 'code') : value))
    .default('')
    .oneOf(['', ...options.map(({ value }) => value)], notOffered);
  return required ? schema.required(messages.choose(required)) : schema;
}

function optionsSchema({ options, required }: ChoiceDefinition): AnySchema {
  const option = string()
    .defined()
    .oneOf(
      options.map(({ value }) => value),
      notOffered,
    );
  const schema = array(option).default([]);
  return required ? schema.min(1, messages.choose(required)) : schema;
}

function numberSchema({ min, max, whole, required }: NumberDefinition): AnySchema {
  let schema = number()
    .nullable()
    .default(null)
    .transform((value: unknown, typed: unknown) => (typeof typed === 'string' ? readNumber(typed) : value))
    .typeError(messages.number)
    .test('finite', messages.number, (value) => typeof value !== 'number' || Number.isFinite(value));
  if (whole) schema = schema.integer(messages.wholeNumber);
  if (min !== undefined) schema = schema.min(min, messages.atLeast(min));
  if (max !== undefined) schema = schema.max(max, messages.atMost(max));
  return required ? schema.required(messages.enter(required)) : schema;
}

function consentSchema({ required }: ConsentDefinition): AnySchema {
  const schema = boolean().default(false);
  return required ? schema.isTrue(messages.confirm(required)) : schema;
}

// FORM-27
/** Chosen files are validated asynchronously: the rules are loaded with the field that reads them. */
function filesSchema(field: FileDefinition): AnySchema {
  const schema = array(mixed<FormFile>().defined())
    .default([])
    .test(
      'files',
      (files, { createError }) =>
        files.length === 0 ||
        import('../FileField/fileRules').then(({ problemWithFiles }) => {
          const message = problemWithFiles(field, files);
          return message === undefined || createError({ message });
        }),
    );
  return field.required ? schema.min(1, messages.choose(field.required)) : schema;
}
