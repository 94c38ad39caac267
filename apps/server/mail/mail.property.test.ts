import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import { contactFields, requestForms, speakingFields } from '@advisor/contact-function/forms.generated.ts';
import type { FieldDefinition } from '@advisor/contact-function/forms.ts';
import { mailOptions } from '@advisor/contact-function/mailer.ts';
import { composeMail } from '@advisor/contact-function/message.ts';
import { parsePayload } from '@advisor/contact-function/payload.ts';
import { kindOfAnswer } from '@advisor/contact-function/rules.generated.ts';
import { tidyText } from '@advisor/contact-function/text.generated.ts';

/** Every form by the name it is stored under: what is posted for one set of answers. */
const forms: [
  name: string,
  fields: readonly FieldDefinition[],
  payload: (answers: Answers, sender: Answers) => object,
][] = [
  ['contact', [], (_answers, sender) => ({ formType: 'contact', ...sender })],
  ['speaking', speakingFields, (eventDetails, sender) => ({ formType: 'speaking', ...sender, eventDetails })],
  ...Object.entries(requestForms).map(([form, { fields }]): (typeof forms)[number] => [
    form,
    // The report of a tool is a file, and nothing of it is kept without its consent (FORM-31).
    fields.filter(({ name, when }) => name !== 'sendReport' && when?.field !== 'sendReport'),
    (answers, sender) => ({ formType: 'request', ...sender, requestDetails: { form, fields: answers } }),
  ]),
];

type Answers = Record<string, string | string[]>;

const nasty = [
  'Ada',
  '<img src=x onerror=alert(1)>',
  'Ada" <eve@example.com>',
  '=?utf-8?q?=0ABcc:_eve@example.com?=',
  'Bcc: eve@example.com',
  'a, b; c: d',
  '李 🙂 ß'.repeat(20),
  '👩‍👩‍👧‍👦🇩🇪👍🏽'.repeat(9),
  `Z${'\u0321\u0335\u0353'.repeat(60)}`,
  'שלום مرحبا',
  'x\u200b\u2060\u00ad\ufe0f',
  '.',
];

function answer(field: FieldDefinition): fc.Arbitrary<string | string[]> {
  const values = field.options?.map(({ value }) => value) ?? [];
  if (field.type === 'options') return fc.subarray(values);
  if (field.type === 'option') return fc.constantFrom(...values);
  if (field.type === 'email') return fc.constantFrom('ada@northwind.example', "o'neil+x@example.com");
  if (field.type === 'date') return fc.constant('2027-05-31');
  if (field.type === 'url') return fc.webUrl().filter((url) => url.length <= (field.maxLength ?? 0));
  const line = fc.oneof(
    fc.constantFrom(...nasty),
    fc.string({ unit: 'grapheme', maxLength: 60 }).map((text) => `x${text}`),
  );
  const text = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join('\n'));
  return (field.multiline ? text : line).map((value) => value.slice(0, field.maxLength).replace(/\p{Cs}/gu, ''));
}

const answers = (fields: readonly FieldDefinition[]): fc.Arbitrary<Answers> =>
  fc.record(Object.fromEntries(fields.map((field) => [field.name, answer(field)])));

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
const settings = { from: 'Site <site@example.com>', to: 'desk@example.com', smtp: null };
const allowedHeaders = [
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
];

it.each(forms)(
  '%s: no text becomes a header or markup, and every answer is in the mail',
  async (_name, fields, payload) => {
    await fc.assert(
      fc.asyncProperty(answers(fields), answers(contactFields), async (details, sender) => {
        const parsed = parsePayload(payload(details, sender));
        fc.pre(parsed.ok);
        if (!parsed.ok) return;
        const { formType, ...rest } = parsed.message;
        const row = {
          id: 'abc',
          reference: 'A7K2-9QXD',
          created_at: '2026-11-20T14:12:05.157Z',
          form_type: formType,
          mail_attempts: 1,
          ...rest,
        };
        const { message } = await transport.sendMail(mailOptions(composeMail(row), settings));
        const mail = await PostalMime.parse(message as Buffer);

        expect(mail.headers.filter(({ key }) => !allowedHeaders.includes(key))).toEqual([]);
        expect(new Set(mail.headers.map(({ key }) => key)).size).toBe(mail.headers.length);
        expect(mail.replyTo).toEqual([{ name: '', address: rest.email }]);
        expect(mail.to).toEqual([{ name: '', address: 'desk@example.com' }]);
        expect(mail.bcc ?? []).toEqual([]);
        // Text only: there is no markup that anything could be put into.
        expect(mail.html).toBeUndefined();
        expect(mail.attachments).toEqual([]);

        const text = mail.text!.replaceAll('\r\n', '\n');
        for (const field of fields) {
          const values = [details[field.name]!].flat();
          const chosen = field.options?.filter((option) => values.includes(option.value)).map(({ label }) => label);
          for (const part of chosen ?? values)
            expect(text).toContain(tidyText(part, kindOfAnswer(field.type, field.multiline)));
        }
      }),
      { numRuns: 40 },
    );
  },
);
