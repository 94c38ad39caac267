import { expect, it } from 'vitest';
import { fillTemplate, sentStatusOf, unknownPlaceholder, type ConversationMail } from './conversation';
import { sampleMessages } from './sampleMessages';

const [message] = sampleMessages;

it('a template is filled in with any values of the message', () => {
  const body = 'Hello {{first name}} ({{name}}), about your {{form}} {{reference}}. {{first name}}!';
  expect(fillTemplate(body, message!)).toBe('Hello Ada (Ada Okafor), about your message A7K2-9QXD. Ada!');
  expect(fillTemplate('Hello {{name}}', { ...message!, name: '$& {{reference}}' })).toBe('Hello $& {{reference}}');
});

it.each([
  ['Hello {{first name}} {{name}} {{reference}} {{form}}', null],
  ['Hello {{surname}}', '{{surname}}'],
  ['Hello {{ name }}', '{{ name }}'],
  ['Hello {{first name', '{{'],
  ['Hello }}', '}}'],
  ['One { brace } is text', null],
])('in %j the first unknown placeholder is %j', (body, unknown) => expect(unknownPlaceholder(body)).toBe(unknown));

it.each([
  [{ mailed_at: '2026-11-20T15:04:00Z', mail_via: 'smtp' }, 'sent'],
  [{ mailed_at: '2026-11-20T15:04:00Z', mail_via: 'file' }, 'file'],
  [{ mail_error: '451 busy' }, 'failed'],
  [{ mail_error: '550 no such mailbox', cancelled_at: '2026-11-20T15:04:00Z' }, 'given-up'],
  [{}, 'waiting'],
] as const)('a mail with %o is %s', (change, status) => {
  const mail: ConversationMail = {
    id: 'r',
    at: '2026-11-20T15:00:00Z',
    kind: 'mail',
    message_id: 'm1',
    mail_kind: 'reply',
    subject: 'Re',
    text: 'Hello',
    author: 'owner@example.com',
    mailed_at: null,
    mail_via: null,
    mail_error: null,
    cancelled_at: null,
    ...change,
  };
  expect(sentStatusOf(mail)).toBe(status);
});
