import type { FieldDefinition } from '@advisor/ui/forms';
import { owner } from '../owner';
import { allFields, type FormDefinition } from './definition';
import { definitions } from './definitions';
import { minFillTimeMs } from './limits';
import { eventFields } from './payload';

/** The folder of the function that receives the forms, relative to the root of the repository. */
export const functionFolder = 'supabase/functions/send-contact-email';

/** Modules of rules that the function has copies of, from the root of the repository, with the names of the copies. */
export const copiedModules = {
  'packages/ui/src/forms/definition/rules.ts': 'rules.generated.ts',
  'packages/ui/src/forms/FileField/fileRules.ts': 'fileRules.generated.ts',
  'packages/ui/src/text/number.ts': 'number.generated.ts',
  'packages/ui/src/text/formatFileSize.ts': 'formatFileSize.generated.ts',
  'packages/ui/src/text/text.ts': 'text.generated.ts',
  'packages/ui/src/text/webAddress.ts': 'webAddress.generated.ts',
};

/** A module as the function has it: it imports the other copies. */
export const copyOf = (source: string): string =>
  source.replaceAll(/'(?:\.|\.\.\/\.\.\/text)\/(text|formatFileSize)'/g, "'./$1.generated.ts'");

/**
 * The source of the module with which the server function validates the forms and writes its mails. A deployed function
 * sees only its own folder, so `pnpm generate` writes the module there; a test fails if the two differ.
 */
export function serverForms(): string {
  const only = (formType: FormDefinition['formType']) =>
    definitions.filter((definition) => definition.formType === formType);
  const [contact] = only('contact');
  const [speaking] = only('speaking');
  const requests = only('request').map((definition) => [definition.name, serverForm(definition)] as const);
  return [
    '// Written by `pnpm generate` from packages/content/src/forms. Change the definitions there.',
    "import type { FieldDefinition, OwnerWords, RequestFormDefinition, SentWords } from './forms.ts';",
    '',
    '/** The shortest time in which a person can fill in a form, in milliseconds. Anything faster is taken for a bot. */',
    `export const MIN_FILL_TIME_MS = ${minFillTimeMs};`,
    '',
    '/** The details of the owner that ship; published ones take their place. */',
    `export const ownerWords: OwnerWords = ${data(serverOwner(owner))};`,
    '',
    `export const contactWords: SentWords = ${data(serverWords(contact!))};`,
    '',
    `export const speakingWords: SentWords = ${data(serverWords(speaking!))};`,
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

/** What the server needs of a request form. */
export const serverForm = (definition: FormDefinition) => ({
  title: definition.title,
  ...serverWords(definition),
  fields: allFields(definition).map(serverField),
});

/** What the mail to a sender says of what happens next, and where the owner may have changed it. */
const serverWords = ({ page, words }: FormDefinition) => ({
  page,
  response: words.response,
  ...('withoutFile' in words && { guide: { file: words.file, withoutFile: words.withoutFile } }),
});

const serverOwner = ({ name, role, siteUrl, email, mediaEmail, phone, schedulingUrl }: typeof owner) => ({
  name,
  role,
  siteUrl,
  email,
  mediaEmail,
  phone,
  schedulingUrl,
});

/** What the server needs of a field: no hints, no autocomplete, no error messages. */
function serverField(field: FieldDefinition) {
  const { name, label, type, required, when } = field;
  return { name, label, type, ...(required && { required: true }), ...rulesOf(field), ...(when && { when }) };
}

/** The rules of its type; JSON leaves out what is undefined. */
function rulesOf(field: FieldDefinition) {
  switch (field.type) {
    case 'option':
    case 'options':
      return { options: field.options.map(({ value, label }) => ({ value, label })) };
    case 'number':
      return { min: field.min, max: field.max, whole: field.whole };
    case 'consent':
      return {};
    case 'file':
      return { accept: field.accept, maxBytes: field.maxBytes, maxFiles: field.maxFiles };
    default:
      return { maxLength: field.maxLength, multiline: field.multiline, upcoming: field.upcoming };
  }
}

/** Plain data as source code: unquoted keys, single quotes. */
function data(value: unknown): string {
  return JSON.stringify(value, null, 2)
    .replace(/^( *)"([a-zA-Z]\w*)":/gm, '$1$2:')
    .replace(
      /"((?:[^"\\]|\\.)*)"/g,
      (_match, text: string) => `'${text.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
    );
}
