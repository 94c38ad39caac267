import { expect, it } from 'vitest';
import { ownerWords } from './forms.generated.ts';
import type { MessageContent } from './message.ts';
import { composeReceipt, RECEIPTS_A_DAY } from './receipt.ts';

const words = {
  owner: { ...ownerWords, name: 'Miriam Brubaker', email: 'hello@site.example', phone: 'By appointment' },
  siteUrl: 'https://site.example',
  response: 'You will hear from me within two days.',
  file: null,
  page: '/contact',
};
const sent: MessageContent = {
  form_type: 'contact',
  name: 'Ann Lee',
  email: 'ann@example.com',
  company: 'Acme',
  phone: null,
  message: 'Hello\n<script>alert(1)</script>\nhttps://evil.example',
  details: null,
};

it('says that it has arrived, what happens next and how to reach a person', () => {
  const { text, html, ...mail } = composeReceipt(sent, words);
  expect(mail).toEqual({
    kind: 'receipt',
    subject: 'Your message has arrived [{reference}]',
    daily_limit: RECEIPTS_A_DAY,
  });
  expect(text).toBe(`Thank you. Your message to Miriam Brubaker has arrived. Its reference number:
{reference}

What happens next
-----------------

You will hear from me within two days.

How to reach a person
---------------------

Answer this mail, or write to hello@site.example and give the reference number.

What you wrote is not repeated here, because anybody can enter any address. Miriam Brubaker has all of it.

You get this mail because this address was entered in a form on site.example. You are on no list. If it was not you, you need not do anything.

Miriam Brubaker
https://site.example
`);
  expect(html!.match(/<a /g)).toHaveLength(1);
});

it('names a phone only if it is a number', () => {
  const { text } = composeReceipt(sent, { ...words, owner: { ...words.owner, phone: '+1 574 555 0100' } });
  expect(text).toContain('write to hello@site.example or call +1 574 555 0100 and give');
});

it('has no word of the sender, but names the form', () => {
  const secret = 'zzyzx';
  const fields = { goals: secret, agenda: [{ name: `${secret}.pdf`, size: 12_000, sha256: 'ab' }], [secret]: secret };
  for (const [form_type, details, subject, form] of [
    ['contact', null, 'Your message has arrived [{reference}]', 'Your message to '],
    [
      'speaking',
      { eventName: secret },
      'Your request has arrived [{reference}]',
      'Your request (Speaking request) to ',
    ],
    [
      'request',
      { form: 'consultation', fields },
      'Your request has arrived [{reference}]',
      'Your request (Consultation) to ',
    ],
  ] as const) {
    const message: MessageContent = {
      form_type,
      name: secret,
      email: `${secret}@example.com`,
      company: secret,
      phone: secret,
      message: secret,
      details,
    };
    const mail = composeReceipt(message, words);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(form);
    expect(JSON.stringify(mail)).not.toContain(secret);
  }
});
