import { unescapeFormulas } from '@advisor/ui/text';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { hostilePieces, hostileText, isWellFormed } from '../../../../tests/support/hostileText';
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
});

/** What each column of the table of messages has of a message. */
const columns: Record<string, { of: keyof Message | ((message: Message) => string); in?: (text: string) => object }> = {
  Reference: { of: 'reference' },
  Received: { of: 'created_at' },
  Form: { of: formTitleOf, in: (form) => ({ form_type: 'request', details: { form, fields: {} } }) },
  Name: { of: 'name' },
  Email: { of: 'email' },
  Company: { of: 'company' },
  Phone: { of: 'phone' },
  Message: { of: 'message' },
  Answers: {
    of: (message) =>
      answersOf(message)
        .map(({ label, value }) => `${label}: ${value}`)
        .join('\n'),
    in: (text) => ({ form_type: 'request', details: { form: 'gone', fields: { [text]: text, second: text } } }),
  },
  Mail: { of: mailStatusOf, in: () => ({ mail_error: 'x' }) },
  Mailed: { of: 'mailed_at' },
  Handled: { of: 'handled_at' },
};
const formulas = '=1+1|+1 574|-2|@SUM(A1)|\t=1|\r=1|=1+1\nand more|@SUM(A1)\r\n|＝1+1|＋1|－1|＠A'.split('|');
const table = async (message: Message) => {
  const csv = await messagesCsv([message, emptyRow]);
  expect(csv.startsWith('\uFEFF')).toBe(true);
  return Papa.parse<Record<string, string>>(csv.slice(1), {
    header: true,
    skipEmptyLines: true,
    newline: '\r\n',
    delimiter: ',',
  });
};

it('the table of messages has these columns, and only their names for no message', async () => {
  const { meta } = await table(emptyRow);
  expect(meta.fields).toEqual(Object.keys(columns));
  expect((await messagesCsv([])).trim().split('\r\n')).toHaveLength(1);
});

it.each(Object.entries(columns))(
  'the column %s holds its field, whatever that is, and is no formula',
  async (name, column) => {
    for (const text of [...formulas, ...hostilePieces, ...formulas.map((formula) => `x,"${formula}`)]) {
      const message: Message = { ...emptyRow, ...(column.in?.(text) ?? { [column.of as keyof Message]: text }) };
      const { data, errors } = await table(message);
      expect([errors, data.length]).toEqual([[], 2]);
      const [row] = data as [Record<string, string>];
      expect(Object.keys(row)).toHaveLength(Object.keys(columns).length);
      const written = typeof column.of === 'function' ? column.of(message) : String(message[column.of]);
      expect(row[name]).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
      expect(unescapeFormulas(row[name]!)).toBe(written.replace(/\p{Cs}/gu, '\ufffd'));
    }
  },
);

it('the table of messages has no formula where a spreadsheet expects another separator', async () => {
  const message = { ...emptyRow, name: "Hello;=cmd|'/C calc'!A0;see you", message: 'a\n-2\t@SUM(A1)' };
  const csv = (await messagesCsv([message])).slice(1);
  for (const delimiter of [',', ';', '\t', '|'])
    for (const cells of Papa.parse<string[]>(csv, { delimiter }).data)
      expect(cells.filter((cell) => /^[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
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
