import type { FieldDefinition } from '@advisor/ui/forms';
import type { FormDefinition } from './definition';
import { definitions } from './definitions';
import { leastElapsed } from './limits';
import { eventFields } from './payload';

/** Where the function lives that receives the forms, from the root of the repository. */
export const functionFolder = 'supabase/functions/send-contact-email';

/**
 * The module of data with which the server function checks the forms and writes its mails. A deployed function sees
 * its own folder only, so `pnpm generate` writes the module there; a test fails when the two differ.
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
    '/** A form that comes back sooner than this after it was shown was filled in by a program. In milliseconds. */',
    `export const LEAST_ELAPSED_MS = ${leastElapsed};`,
    '',
    `export const contactFields: readonly FieldDefinition[] = ${data(contact!.fields.map(serverField))};`,
    '',
    '/** What travels in `eventDetails`. */',
    `export const speakingFields: readonly FieldDefinition[] = ${data(eventFields(speaking!).map(serverField))};`,
    '',
    '/** The request forms by the name they send in `requestDetails.form`. */',
    `export const requestForms: Readonly<Record<string, RequestFormDefinition>> = ${data(Object.fromEntries(requests))};`,
    '',
  ].join('\n');
}

/** What the server needs to know: no hints, no autocomplete, no wording of errors. */
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

/** Plain data as it is written in source: unquoted keys, single quotes. */
function data(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^(\s*)"([a-zA-Z]\w*)":/gm, '$1$2:')
    .replace(
      /"((?:[^"\\]|\\.)*)"/g,
      (_match, text: string) => `'${text.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
    );
}
