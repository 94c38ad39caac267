import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { hostileText, isWellFormed } from '../../../../tests/support/hostileText';
import { definitions } from '../forms/definitions';
import { answersOf, formTitleOf, mailAddress, mailStatusOf, replyAddress, type Message } from './message';
import { messagesCsv } from './messagesCsv';

/** A row as a database may hold it, whoever wrote it there. */
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
  handled_at: fc.option(fc.constant('2026-11-20T15:04:02Z')),
});

describe('whatever a row holds', () => {
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

  it('has one address to reply to, short enough for a mail program, that reads as what was written', () => {
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

  it('is one row of a table, from which the same is read back', async () => {
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
          // The apostrophe keeps a spreadsheet from running what follows it.
          expect(row.Name!.replace(/^'(?=[=+\-@\t\r\n＝＋－＠])/, '')).toBe(
            messages[index]!.name.replace(/\p{Cs}/gu, '\ufffd'),
          );
        }
      }),
    );
  });
});

it('a reply quotes no half of a character where the quotation ends', () => {
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
  handled_at: null,
};
