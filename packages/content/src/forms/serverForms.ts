import type { FieldDefinition } from '@advisor/ui/forms';
import type { FormDefinition } from './definition';
import { definitions } from './definitions';
import { minFillTimeMs } from './limits';
import { eventFields } from './payload';

/** The folder of the function that receives the forms, relative to the root of the repository. */
export const functionFolder = 'supabase/functions/send-contact-email';

/**
 * The source of the module with which the server function validates the forms and writes its mails. A deployed function
 * sees only its own folder, so `pnpm generate` writes the module there; a test fails if the two differ.
 */
export function serverForms(): string {
  const only = (formType: FormDefinition['formType']) =>
    definitions.filter((definition) => definition.formType === formType);
  const [contact] = only('contact');
  const [speaking] = only('speaking');
  const requests = only('request').map(
    ({ name, title, fields }) => [name, { title, fields: fields.map(serverField) }] as const,
  );
  return [
    '// Written by `pnpm generate` from packages/content/src/forms. Change the definitions there.',
    "import type { FieldDefinition, RequestFormDefinition } from './forms.ts';",
    '',
    '/** The shortest time in which a person can fill in a form, in milliseconds. Anything faster is taken for a bot. */',
    `export const MIN_FILL_TIME_MS = ${minFillTimeMs};`,
    '',
    `export const contactFields: readonly FieldDefinition[] = ${data(contact!.fields.map(serverField))};`,
    '',
    '/** The fields of `eventDetails`. */',
    `export const speakingFields: readonly FieldDefinition[] = ${data(eventFields(speaking!).map(serverField))};`,
    '',
    '/** The request forms by the name they send in `requestDetails.form`. */',
    `export const requestForms: Readonly<Record<string, RequestFormDefinition>> = ${data(Object.fromEntries(requests))};`,
    '',
  ].join('\n');
}

/** What the server needs of a field: no hints, no autocomplete, no error messages. */
function serverField(field: FieldDefinition) {
  const { name, label, type } = field;
  return {
    name,
    label,
    type,
    ...(field.required && { required: true }),
    ...('options' in field
      ? { options: field.options.map(({ value, label }) => ({ value, label })) }
      : { maxLength: field.maxLength, ...(field.multiline && { multiline: true }) }),
  };
}

/** Plain data as source code: unquoted keys, single quotes. */
function data(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([a-zA-Z]\w*)":/gm, '$1$2:')
    .replace(
      /"((?:[^"\\]|\\.)*)"/g,
      (_match, text: string) => `'${text.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
    );
}
