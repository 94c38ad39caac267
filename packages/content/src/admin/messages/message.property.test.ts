import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { hostileText, isWellFormed } from '../../../../../tests/support/hostileText';
import { definitions } from '../../forms/definitions';
import { answersOf, formTitleOf, mailAddress, mailStatusOf, replyAddress, type Message } from './message';
import { messagesCsv } from './messagesCsv';

/** Any row that the database can hold. */
const rows: fc.Arbitrary<Message> = fc.record({
  id: fc.uuid(),
  reference: hostileText(),
  created_at: fc.constantFrom('2026-11-20T15:04:00Z', '2026-11-20T15:04:00.123456+00:00', 'yesterday', ''),
  form_type: fc.constantFrom('contact' as const, 'speaking' as const, 'request' as const),
  name: hostileText(),
  email: hostileText(),
  company: fc.option(hostileText()),
  phone: fc.option(hostileText()),
  message: hostileText(5000),
  details: fc.option(
    fc.oneof(
      fc.dictionary(hostileText(40), fc.oneof(hostileText(), fc.array(hostileText(40)), fc.jsonValue())),
      fc.record({
        form: fc.oneof(fc.constantFrom(...definitions.map(({ name }) => name)), hostileText(40)),
        fields: fc.oneof(fc.dictionary(hostileText(40), hostileText()), fc.jsonValue()),
      }),
    ),
  ),
  mailed_at: fc.option(fc.constant('2026-11-20T15:04:02Z')),
  mail_via: fc.option(fc.constantFrom('smtp' as const, 'file' as const)),
  mail_attempts: fc.nat(9),
  mail_error: fc.option(hostileText()),
  state: fc.constantFrom('new' as const, 'waiting' as const, 'done' as const),
  read_at: fc.option(fc.constant('2026-11-20T15:04:02Z')),
  spam_at: fc.option(fc.constant('2026-11-20T15:04:02Z')),
  due_on: fc.option(fc.constant('2026-11-20')),
  changed_at: fc.option(fc.constant('2026-11-20T15:04:02Z')),
  changed_by: fc.option(hostileText()),
  handled_at: fc.option(fc.constant('2026-11-20T15:04:02Z')),
});

describe('for any row, a message', () => {
  it('has a title, answers and a status', () => {
    fc.assert(
      fc.property(rows, (message) => {
        expect(typeof formTitleOf(message)).toBe('string');
        for (const { label, value } of answersOf(message))
          expect([typeof label, typeof value]).toEqual(['string', 'string']);
        mailStatusOf(message);
      }),
    );
  });

  it('has a single reply address, short enough for a mail program, that decodes to the original', () => {
    fc.assert(
      fc.property(rows, (message) => {
        const address = replyAddress(message);
        expect(address.length).toBeLessThan(12_000);
        const { protocol, searchParams } = new URL(address);
        expect(protocol).toBe('mailto:');
        expect([...searchParams.keys()]).toEqual(['subject', 'body']);
        expect(isWellFormed(decodeURIComponent(address))).toBe(true);
        expect(new URL(mailAddress(message.email)).protocol).toBe('mailto:');
      }),
      { numRuns: 500 },
    );
  });

  it('survives a round trip through CSV', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(rows, { maxLength: 4 }), async (messages) => {
        const csv = await messagesCsv(messages);
        const { data, errors } = Papa.parse<Record<string, string>>(csv.slice(1), {
          header: true,
          skipEmptyLines: true,
          newline: '\r\n',
          delimiter: ',',
        });
        expect(errors).toEqual([]);
        expect(data).toHaveLength(messages.length);
        for (const [index, row] of data.entries()) {
          expect(isWellFormed(Object.values(row).join())).toBe(true);
          // The apostrophe keeps spreadsheets from evaluating formulas.
          expect(row.Name!.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')).toBe(
            messages[index]!.name.replace(/\p{Cs}/gu, '\ufffd'),
          );
        }
      }),
    );
  });
});

it('a quoted reply never splits a character', () => {
  const message = { ...emptyRow, message: `${'a'.repeat(499)}🎉 and more` };
  expect(decodeURIComponent(replyAddress(message))).toMatch(/> a{499}…?\r\n$/);
});

const emptyRow: Message = {
  id: 'm',
  reference: 'A7K2-9QXD',
  created_at: '2026-11-20T15:04:00Z',
  form_type: 'contact',
  name: 'Ada',
  email: 'ada@example.com',
  company: null,
  phone: null,
  message: '',
  details: null,
  mailed_at: null,
  mail_via: null,
  mail_attempts: 0,
  mail_error: null,
  state: 'new',
  read_at: null,
  spam_at: null,
  due_on: null,
  changed_at: null,
  changed_by: null,
  handled_at: null,
};
