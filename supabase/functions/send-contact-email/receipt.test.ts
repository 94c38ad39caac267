import { expect, it } from 'vitest';
import { ownerWords, requestForms } from './forms.generated.ts';
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

it('says that it has arrived, what happens next, how to reach a person and what was sent', () => {
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

What was sent
-------------

> Name: Ann Lee
> Email: [address left out]
> Company: Acme
> Message:
> Hello
> <script>alert(1)</script>
> [link left out]

Links and addresses are left out here, and long answers are cut. Miriam Brubaker has all of it.

You get this mail because this address was entered in a form on site.example. You are on no list. If it was not you, you need not do anything.

Miriam Brubaker
https://site.example
`);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;<br>[link left out]');
  expect(html!.match(/<a /g)).toHaveLength(1);
});

it('names a phone only if it is a number', () => {
  const { text } = composeReceipt(sent, { ...words, owner: { ...words.owner, phone: '+1 574 555 0100' } });
  expect(text).toContain('write to hello@site.example or call +1 574 555 0100 and give');
});

it('has no word of the sender in its subject, and of a name only the beginning', () => {
  const { subject, text } = composeReceipt({ ...sent, name: 'x'.repeat(200) }, words);
  expect(subject).not.toMatch(/x{3}/);
  expect(text).toContain(`> Name: ${'x'.repeat(99)}…\n`);
});

it('quotes the beginning of a long text, and tells a file by its size alone', () => {
  const forms = {
    sample: {
      ...requestForms['consultation']!,
      fields: [
        { name: 'goals', label: 'Goals', type: 'text' as const, multiline: true },
        { name: 'agenda', label: 'Agenda', type: 'file' as const },
      ],
    },
  };
  const fields = { goals: 'y'.repeat(5_000), agenda: [{ name: 'evil.example.pdf', size: 12_000, sha256: 'ab' }] };
  const request: MessageContent = { ...sent, form_type: 'request', message: '', details: { form: 'sample', fields } };
  const { subject, text } = composeReceipt(request, words, { forms });
  expect(subject).toBe('Your request has arrived [{reference}]');
  expect(text).toContain(`> Goals:\n> ${'y'.repeat(999)}…\n> Agenda: a file (12 KB)\n`);
});
