import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import PostalMime from 'postal-mime';
import { openMailer } from '../../../apps/server/mail/mail.ts';
import type { Mail } from '../../../supabase/functions/send-contact-email/mailer.ts';
import {
  isChoice,
  type DefinedValues,
  type FieldDefinition,
} from '../../../packages/ui/src/forms/definition/fieldDefinition.ts';
import { hasControlCharacters } from '../../../packages/ui/src/forms/definition/rules.ts';
import { schemaOf } from '../../../packages/ui/src/forms/definition/schemaOf.ts';
import { afterAll, describe, expect, it } from 'vitest';
import { composeMail } from '../../../supabase/functions/send-contact-email/message.ts';
import { parsePayload } from '../../../supabase/functions/send-contact-email/payload.ts';
import { cutText } from '../../../packages/ui/src/text/text.ts';
import { hostileText, isWellFormed } from '../../support/hostileText.ts';
import { onDatabases } from '../support/databases.ts';
import { answersOf, formTitleOf, replyAddress, type Message } from '../../../packages/content/src/admin/message.ts';
import type { FormDefinition } from '../../../packages/content/src/forms/definition.ts';
import { definitions } from '../../../packages/content/src/forms/definitions.ts';
import { minFillTimeMs } from '../../../packages/content/src/forms/limits.ts';
import { payloadOf } from '../../../packages/content/src/forms/payload.ts';
import { upcomingDay } from '../../support/upcoming.ts';

/** Hostile text in every text field, and valid values in the others. */
function answer(field: FieldDefinition): fc.Arbitrary<DefinedValues[string]> {
  if (isChoice(field)) {
    const values = field.options.map(({ value }) => value);
    return field.type === 'options' ? fc.subarray(values) : fc.constantFrom(...values);
  }
  if (field.type === 'email') return fc.constantFrom('ada@northwind.example', 'ADA+x@müller.example');
  if (field.type === 'date') return fc.constant(upcomingDay);
  if (field.type === 'url') return fc.constant('https://müller.example/?q=🎉');
  if (field.type === 'number') return fc.constant(field.min ?? 0);
  if (field.type === 'consent') return fc.constant(true);
  if (field.type === 'file') return fc.constant([]);
  const raw = hostileText(field.maxLength + 5).map((text) => (field.required ? `x${text}` : text));
  const typed = (text: string) =>
    cutText(
      [...text].filter((character) => !hasControlCharacters(character, field.multiline ?? false)).join(''),
      field.maxLength,
    );
  // A form with hostile text in all of its many fields would hardly ever be accepted.
  return fc.oneof({ weight: 1, arbitrary: raw }, { weight: 9, arbitrary: raw.map(typed) });
}

const schemas = new Map(definitions.map((definition) => [definition, schemaOf(definition.fields)]));

/** The stored form of answers; undefined if the form refuses them. */
function rowOf(definition: FormDefinition, values: DefinedValues): Message | undefined {
  const schema = schemas.get(definition)!;
  if (!schema.isValidSync(values)) return undefined;
  const payload = payloadOf(definition, schema.cast(values) as DefinedValues, { trap: '', elapsed: minFillTimeMs });
  const parsed = parsePayload(JSON.parse(JSON.stringify(payload)));
  if (!parsed.ok) throw new Error(parsed.error);
  const { formType, requestId: _none, ...sent } = parsed.message;
  return {
    ...sent,
    id: '00000000-0000-4000-8000-000000000000',
    reference: 'A7K2-9QXD',
    created_at: '2026-11-20T15:04:00Z',
    form_type: formType,
    mailed_at: null,
    mail_via: null,
    mail_attempts: 1,
    mail_error: null,
    handled_at: null,
  };
}

const answersTo = ({ fields }: FormDefinition): fc.Arbitrary<DefinedValues> =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, answer(field)])));

/** Values of maximum length, made of characters of two and more code units. */
const longest = ({ fields }: FormDefinition): DefinedValues =>
  Object.fromEntries(
    fields.map((field) => {
      if (isChoice(field)) return [field.name, field.type === 'options' ? [] : field.options[0]!.value];
      if (field.type === 'email') return [field.name, 'ada@northwind.example'];
      if (field.type === 'date') return [field.name, upcomingDay];
      if (field.type === 'url') return [field.name, 'https://example.com'];
      if (field.type === 'number') return [field.name, field.min ?? 0];
      if (field.type === 'consent') return [field.name, true];
      if (field.type === 'file') return [field.name, []];
      return [field.name, '🎉'.repeat(Math.floor(field.maxLength / 2)) + 'x'.repeat(field.maxLength % 2)];
    }),
  );

describe.each(definitions.map((definition) => [definition.name, definition] as const))('%s', (_name, definition) => {
  it('what it takes is mailed, shown and answered, and becomes neither a header nor markup, whatever it is', async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(answersTo(definition), async (values) => {
        const row = rowOf(definition, values);
        if (!row) return;
        taken++;
        // A lone surrogate would be escaped there.
        expect(JSON.stringify(row)).not.toMatch(/\\ud[89a-f]/i);

        const composed = composeMail(row);
        expect(composed.subject).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029]/u);
        expect(composed.subject.length).toBeLessThanOrEqual(150);
        expect(isWellFormed(composed.text)).toBe(true);
        for (const text of textsIn(definition, row)) expect(composed.text).toContain(text);

        expect(formTitleOf(row)).toBe(definition.title);
        for (const { value } of answersOf(row)) expect(isWellFormed(value)).toBe(true);
        expect([...new URL(replyAddress(row)).searchParams.keys()]).toEqual(['subject', 'body']);
        if (taken % 5 === 1) await expectPlainMail(composed, row);
      }),
      { numRuns: 200 },
    );
    expect(taken).toBeGreaterThan(0);
  });
});

/** What the mail about a message has to tell: its texts as they are stored, and the labels of what was chosen. */
function textsIn({ fields }: FormDefinition, { name, email, message, details }: Message): string[] {
  const stored = (details?.fields ?? details ?? {}) as Record<string, unknown>;
  const told = fields.flatMap((field) => {
    const entries = [stored[field.name]].flat().filter((entry) => typeof entry === 'string');
    if (!isChoice(field)) return entries;
    return field.options.flatMap(({ value, label }) => (entries.includes(value) ? [label] : []));
  });
  return [name, email, message, ...told];
}

const mailDir = mkdtempSync(join(tmpdir(), 'hostile-mails-'));
afterAll(() => rmSync(mailDir, { recursive: true }));
const { mailer } = openMailer({}, { mailDir, ownerEmail: 'desk@example.com' });
const headers = 'content-transfer-encoding content-type date from message-id mime-version reply-to subject to'.split(
  ' ',
);

/** Sends a mail, and reads it as another program does: it has no header but its own, each once, and no markup. */
async function expectPlainMail(composed: Mail, { email }: Message) {
  await mailer.send(composed);
  const [file = ''] = readdirSync(mailDir);
  const mail = await PostalMime.parse(readFileSync(join(mailDir, file)));
  expect(mail.headers.filter(({ key }) => !headers.includes(key))).toEqual([]);
  expect(new Set(mail.headers.map(({ key }) => key)).size).toBe(mail.headers.length);
  const address = email.replace(/[^@]+$/, domainToASCII);
  expect(mail.replyTo).toEqual([{ name: '', address }]);
  expect(mail.to).toEqual([{ name: '', address: 'desk@example.com' }]);
  expect([mail.html, mail.bcc ?? [], mail.attachments]).toEqual([undefined, [], []]);
  expect(mail.text!.replaceAll('\r\n', '\n').trim()).toBe(composed.text.trim());
}

/** Form and function count UTF-16 code units; the database counts code points, which are never more. */
onDatabases((database) => {
  const literal = (value: unknown) =>
    value === null ? 'null' : `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;

  it.each(definitions.map((definition) => [definition.name, definition] as const))(
    'stores all that %s takes, up to its limits',
    async (_form, definition) => {
      const samples = [longest(definition), ...fc.sample(answersTo(definition), 12)];
      const rows = samples.flatMap((values) => rowOf(definition, values) ?? []);
      expect(rows.length).toBeGreaterThan(0);
      expect(rowOf(definition, samples[0]!)).toBeDefined();
      for (const { form_type, name, email, company, phone, message, details } of rows) {
        const values = [form_type, name, email, company, phone, message, details].map(literal).join(', ');
        const [stored] = await database.attempt(
          `insert into public.contact_messages (form_type, name, email, company, phone, message, details)
           values (${values}) returning name, company, message, details`,
        );
        expect(stored).toEqual({ name, company, message, details });
      }
    },
  );
});
