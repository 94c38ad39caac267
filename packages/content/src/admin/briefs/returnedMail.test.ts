import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { hostileText, isWellFormed } from '../../../../../tests/support/hostileText';
import { findReturned, markReturned, readReturnedMails, returnedMailBytes, type ReturnedMail } from './returnedMail';
import { sampleForward, sampleReturn } from './returnedMailSample';
import { returnedAddressLimit, type KnownSubscriber } from './subscriberStore';

const crlf = (...lines: string[]) => lines.join('\r\n');
/** A mail with a report of these field groups. */
const reportOf = (report: string | Uint8Array, head = 'Content-Type: message/delivery-status') => {
  const encode = (text: string) => new TextEncoder().encode(text);
  return new Blob([
    encode(crlf('MIME-Version: 1.0', 'Content-Type: multipart/report; boundary=b', '', '--b', head, '', '')),
    new Uint8Array(typeof report === 'string' ? encode(report) : report),
    encode(crlf('', '--b--', '')),
  ]);
};
const recipientsOf = async (source: Blob | string) =>
  (await readReturnedMails(source)).flatMap(({ recipients }) => recipients);

describe('readReturnedMails', () => {
  it('reads the recipient, the time and the response', async () => {
    const expected = [
      {
        date: '2026-11-25T09:15:00.000Z',
        recipients: [{ addresses: ['ada@example.com'], isRefused: true, reason: '550 5.1.1 No such user here' }],
      },
    ];
    const source = sampleReturn({ to: 'Ada@Example.com' });
    expect(await readReturnedMails(source)).toEqual(expected);
    expect(await readReturnedMails(new Blob([source]))).toEqual(expected);
    // With whitespace, as pasted.
    expect(await readReturnedMails(`\n\n  ${source.replaceAll('\r\n', '\n')}`)).toEqual(expected);
  });

  it.each([
    ['delayed', '4.4.1', false],
    ['failed', '4.4.7', false],
    ['delivered', '2.1.5', false],
    ['relayed', '5.0.0', false],
    ['failed', 'unknown', false],
    ['', '', false],
    ['Failed (no such user)', '5.1.10 (bad destination)', true],
  ])('of %j with %j: refused is %j', async (action, status, isRefused) => {
    expect(await recipientsOf(sampleReturn({ to: 'ada@example.com', action, status }))).toMatchObject([{ isRefused }]);
  });

  it('reads several recipients, forwarding addresses, folded fields and upper-case fields', async () => {
    const report = crlf(
      'Reporting-MTA: dns; mx.example.net',
      '',
      'ORIGINAL-RECIPIENT: rfc822;ada@example.com',
      'FINAL-RECIPIENT: rfc822; <ada@elsewhere.example>',
      'ACTION: failed',
      'STATUS: 5.2.1',
      'DIAGNOSTIC-CODE: smtp; 550-5.2.1 The mailbox',
      '\t550 5.2.1 is closed',
      '   ',
      'Final-Recipient: rfc822; grace@example.com',
      'Action: failed',
      'Status: 5.1.1',
    );
    expect(await recipientsOf(reportOf(report))).toEqual([
      {
        addresses: ['ada@example.com', 'ada@elsewhere.example'],
        isRefused: true,
        reason: '550-5.2.1 The mailbox 550 5.2.1 is closed',
      },
      { addresses: ['grace@example.com'], isRefused: true, reason: '5.1.1' },
    ]);
  });

  it('reads base64, internationalised addresses, and wrong or broken encodings', async () => {
    const fields = 'Final-Recipient: utf-8; jörg@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n';
    const bytes = new TextEncoder().encode(fields);
    const coded = btoa(String.fromCharCode(...bytes));
    for (const head of [
      'Content-Type: message/delivery-status',
      'Content-Type: message/global-delivery-status; charset=utf-16',
      'Content-Type: message/delivery-status; charset=x-nobody-knows',
    ]) {
      expect(await recipientsOf(reportOf(bytes, head))).toMatchObject([{ addresses: ['jörg@example.com'] }]);
      expect(await recipientsOf(reportOf(coded, `${head}\r\nContent-Transfer-Encoding: base64`))).toMatchObject([
        { addresses: ['jörg@example.com'] },
      ]);
    }
    const latin = Uint8Array.from(
      'Final-Recipient: rfc822; ada@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 Empf\xe4nger unbekannt \x00\xff',
      (character) => character.charCodeAt(0),
    );
    const [recipient] = await recipientsOf(reportOf(latin));
    expect(recipient).toMatchObject({ addresses: ['ada@example.com'], isRefused: true });
    expect(recipient!.reason).toMatch(/^550 Empf\ufffdnger unbekannt/);
    expect(isWellFormed(recipient!.reason)).toBe(true);
    expect(recipient!.reason).not.toMatch(/\p{Cc}/u);
  });

  it('reads mails forwarded as attachments, each with its own time', async () => {
    const sources = ['ada@example.com', 'grace@example.com'].map((to) => sampleReturn({ to }));
    for (const disposition of ['attachment', 'inline']) {
      const mails = await readReturnedMails(sampleForward(sources, disposition));
      expect(mails.map(({ recipients }) => recipients[0]!.addresses[0])).toEqual([
        'ada@example.com',
        'grace@example.com',
      ]);
      expect(new Set(mails.map(({ date }) => date))).toEqual(new Set(['2026-11-25T09:15:00.000Z']));
    }
  });

  it('never reads the original mail as a report', async () => {
    const source = sampleReturn({ to: 'ada@example.com' }).replace(
      'Content-Type: text/plain; charset=utf-8\r\n\r\nThree renewals, one new question.',
      'Content-Type: message/delivery-status\r\n\r\nFinal-Recipient: rfc822; eve@example.com\r\nAction: failed\r\nStatus: 5.1.1',
    );
    expect(source).toContain('eve@');
    expect((await recipientsOf(source)).flatMap(({ addresses }) => addresses)).toEqual(['ada@example.com']);
  });

  it('drops invalid addresses and direction marks', async () => {
    const report = [
      'ada@example.com, eve@example.com',
      'no address',
      `${'x'.repeat(300)}@example.com`,
      'a\u202eb@example.com',
      '',
      '<>',
    ]
      .map(
        (to) =>
          `Final-Recipient: rfc822; ${to}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 \u202etxt.exe`,
      )
      .join('\r\n\r\n');
    const recipients = await recipientsOf(reportOf(report));
    expect(recipients.flatMap(({ addresses }) => addresses)).toEqual([]);
    expect(new Set(recipients.map(({ reason }) => reason))).toEqual(new Set(['550 txt.exe']));
  });

  it('finds nothing in a mail without a report, in an empty source and in other files', async () => {
    const plain = crlf(
      'From: a@example.com',
      'Subject: Final-Recipient',
      '',
      'Final-Recipient: rfc822; ada@example.com',
    );
    for (const source of ['', plain, 'x', '\0'.repeat(1_000), '{"not":"a mail"}', new Blob([])])
      expect(await readReturnedMails(source)).toEqual([]);
  });

  // Quadratic behaviour would take minutes.
  it('refuses huge mails, and is not slowed down by crafted ones', { timeout: 120_000 }, async () => {
    const source = sampleReturn({ to: 'ada@example.com' });
    expect(await readReturnedMails(source + ' '.repeat(returnedMailBytes))).toEqual([]);
    const room = 500_000;
    const slow = {
      spaces: `Final-Recipient: rfc822;${' '.repeat(room / 2)}x\u2028y\r\nDiagnostic-Code: smtp;${' '.repeat(room / 3)}x\u2028y`,
      lines: `Final-Recipient: x\r\n${' \r\n'.repeat(room / 3)}`,
      groups: 'Final-Recipient: rfc822; a@example.com\r\nAction: failed\r\nStatus: 5.1.1\r\n\r\n'.repeat(room / 80),
      brackets: `Final-Recipient: rfc822; ${'<'.repeat(room)}`,
      folds: `Final-Recipient: rfc822; x\r\n${'\t\t\r\n x'.repeat(room / 6)}`,
    };
    for (const report of Object.values(slow)) {
      const recipients = await recipientsOf(reportOf(report));
      expect(recipients.length).toBeLessThanOrEqual(200);
    }
  });

  it('stops at three levels of nesting', async () => {
    const nested = (depth: number): string =>
      depth === 0
        ? sampleReturn({ to: 'ada@example.com' })
        : crlf('MIME-Version: 1.0', 'Content-Type: message/rfc822', '', nested(depth - 1));
    expect(await recipientsOf(nested(3))).toHaveLength(1);
    expect(await recipientsOf(nested(4))).toEqual([]);
    expect(await recipientsOf(nested(400))).toEqual([]);
    const parts = Array.from({ length: 2_000 }, (_, index) =>
      crlf(`Content-Type: multipart/mixed; boundary=n${index}`, '', `--n${index}`),
    );
    expect(await readReturnedMails(crlf(...parts))).toEqual([]);
    const forwards = Array.from({ length: 300 }, (_, index) => sampleReturn({ to: `a${index}@example.com` }));
    expect(await recipientsOf(sampleForward(forwards))).toHaveLength(200);
  });

  it('reduces hostile text to one well-formed line', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText(2_000), hostileText(), async (said, to) => {
        const report = `Final-Recipient: rfc822; ${to}\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; ${said}`;
        for (const { addresses, reason } of await recipientsOf(reportOf(report))) {
          expect(reason.length).toBeLessThanOrEqual(300);
          expect(isWellFormed(reason)).toBe(true);
          expect(reason).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
          for (const address of addresses) expect(address).toMatch(/^[^\s@]+@[^\s@]+$/);
        }
      }),
      { numRuns: 60 },
    );
  });
});

const known = (email: string, state: KnownSubscriber['state'] = 'active', asked_at = '2026-10-01T00:00:00Z') => ({
  email,
  state,
  asked_at,
});
const mail = (
  address: string | string[],
  more: Partial<ReturnedMail['recipients'][0]> = {},
  date: string | null = '2026-11-25T00:00:00Z',
) => ({
  date,
  recipients: [{ addresses: [address].flat(), isRefused: true, reason: '550 Unknown', ...more }],
});

describe('findReturned', () => {
  const list = [
    known('ada@example.com'),
    known('Grace@example.com', 'paused'),
    known('pending@example.com', 'pending'),
    known('left@example.com', 'unsubscribed'),
    known('refused@example.com', 'bounced'),
    known('again@example.com', 'active', '2026-11-26T00:00:00Z'),
  ];
  const store = {
    find: async (emails: readonly string[]) => list.filter(({ email }) => emails.includes(email.toLowerCase())),
  };

  it('proposes only listed addresses that were permanently refused and not confirmed since', async () => {
    const mails = [
      mail(['ada@example.com', 'ada@elsewhere.example']),
      mail(['alias@example.com', 'grace@example.com']),
      mail('pending@example.com'),
      mail('left@example.com'),
      mail('refused@example.com'),
      mail('again@example.com'),
      mail('stranger@example.com'),
      mail([]),
    ];
    expect(await findReturned(store, mails)).toEqual({
      refused: ['ada@example.com', 'Grace@example.com', 'pending@example.com'].map((email) => ({
        email,
        reason: '550 Unknown',
      })),
      settled: ['left@example.com', 'refused@example.com', 'again@example.com'],
      kept: [],
      unknown: ['stranger@example.com'],
    });
  });

  it('keeps delayed addresses, unless another mail to them was refused', async () => {
    const delayed = mail('ada@example.com', { isRefused: false, reason: '421 Try later' });
    expect(await findReturned(store, [delayed])).toMatchObject({
      refused: [],
      kept: [{ email: 'ada@example.com', reason: '421 Try later' }],
    });
    for (const mails of [
      [delayed, mail('ada@example.com')],
      [mail('ada@example.com'), delayed],
    ])
      expect(await findReturned(store, mails)).toMatchObject({
        refused: [{ email: 'ada@example.com', reason: '550 Unknown' }],
        kept: [],
      });
  });

  it('proposes bounces without a date', async () => {
    expect((await findReturned(store, [mail('again@example.com', {}, null)])).refused).toHaveLength(1);
  });
});

it('queries the store in batches', async () => {
  const addresses = Array.from({ length: returnedAddressLimit * 2 + 1 }, (_, index) => `a${index}@example.com`);
  const find = vi.fn(async (emails: readonly string[]) => emails.map((email) => known(email)));
  const { refused } = await findReturned(
    { find },
    [...addresses, 'a0@example.com'].map((address) => mail(address)),
  );
  expect(refused).toHaveLength(addresses.length);
  expect(find.mock.calls.map(([emails]) => emails.length)).toEqual([returnedAddressLimit, returnedAddressLimit, 1]);
  const mark = vi.fn(async (returned: readonly unknown[]) => returned.length);
  expect(await markReturned({ markReturned: mark }, refused)).toBe(addresses.length);
  expect(mark).toHaveBeenCalledTimes(3);
});
