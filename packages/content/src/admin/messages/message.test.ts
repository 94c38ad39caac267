import { describe, expect, it } from 'vitest';
import { atTheEdgesOf } from '../../../../../tests/support/timeZones';
import { answersOf, dueOf, formTitleOf, mailStatusOf, replyAddress, type Message } from './message';
import { messagesCsv, messagesFileName, messagesJson } from './messagesCsv';
import { definitions } from '../../forms/definitions';
import { defaultMessageView, isFiltered, messageForms, messageViewAddress, readMessageView } from './messageView';
import type { MessageView } from './messageView';
import { sampleMessages } from './sampleMessages';

const [contact, speaking, request] = sampleMessages as [Message, Message, Message];

describe('a message', () => {
  it('is named after its form', () => {
    expect(sampleMessages.map(formTitleOf)).toEqual(['Message', 'Speaking request', 'Consultation']);
    expect(formTitleOf({ ...request, details: { form: 'gone', fields: {} } })).toBe('gone');
  });

  it('has its answers with the form’s labels, without the sender’s', () => {
    expect(answersOf(contact)).toEqual([]);
    expect(answersOf(speaking)).toEqual([
      { label: 'Event name', value: 'Service Provider Days' },
      { label: 'Event date', value: '2027-05-31' },
      { label: 'Event location', value: 'Chicago' },
      { label: 'Audience size', value: '251–500 people' },
    ]);
    expect(answersOf(request)).toEqual([{ label: 'Consultation', value: 'MSP business growth session' }]);
  });

  it('shows answers to removed fields', () => {
    const old = { ...request, details: { form: 'gone', fields: { a: ['x', 'y'], b: null, c: 3, d: { e: 1 } } } };
    expect(answersOf(old)).toEqual([
      { label: 'a', value: 'x, y' },
      { label: 'c', value: '3' },
      { label: 'd', value: '{"e":1}' },
    ]);
    expect(answersOf({ ...request, details: { form: 'consultation', fields: 'x' } })).toEqual([]);
  });

  // BOOKING-8
  it('has the booked time in the owner’s zone, also in both exports', async () => {
    const time = {
      start: '2026-12-01T14:00:00.000Z',
      minutes: 60,
      timeZone: 'Asia/Tokyo',
      ownerTimeZone: 'Europe/Zurich',
    };
    const booked = { ...request, details: { ...request.details, time } } as Message;
    const picked = answersOf(booked).find(({ label }) => label === 'Time picked')!;
    expect(picked.value).toBe('Tuesday, December 1, 3:00 PM to 4:00 PM (Europe/Zurich)');
    const { default: Papa } = await import('papaparse');
    const csv = await messagesCsv([booked]);
    const [row] = Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data;
    expect(row!.Answers!.split('\n')).toContain(`Time picked: ${picked.value}`);
    expect(JSON.parse(messagesJson([booked], new Date(0)))).toMatchObject({ messages: [{ details: { time } }] });
  });

  it.each([
    ['2026-11-20', 'new', 'overdue'],
    ['2026-11-21', 'waiting', 'today'],
    ['2026-11-22', 'new', 'later'],
    ['2026-11-20', 'done', null],
    [null, 'new', null],
  ] as const)('due on %s and %s is %s', (due_on, state, expected) =>
    expect(dueOf({ ...contact, due_on, state }, '2026-11-21')).toBe(expected),
  );

  it('knows the delivery state of its mail', () => {
    expect([contact, speaking, request].map(mailStatusOf)).toEqual(['sent', 'failed', 'waiting']);
  });
});

describe('replyAddress', () => {
  it('is a single address, with encoded subject and text', () => {
    const address = replyAddress({ ...contact, email: 'a+b&cc=x@example.com', name: 'Ada & Co?' });
    expect(address).toMatch(
      /^mailto:a%2Bb%26cc%3Dx@example\.com\?subject=Re%3A%20Your%20message%20%5BA7K2-9QXD%5D&body=Hello%20Ada%20%26%20Co%3F/,
    );
    const { searchParams } = new URL(address);
    expect([...searchParams.keys()]).toEqual(['subject', 'body']);
    expect(searchParams.get('body')).toContain('\r\n> We are 40 people.\r\n> Can you look at our <b>');
  });

  it('stays short for a long message', () => {
    expect(replyAddress({ ...contact, message: 'ä'.repeat(5000) }).length).toBeLessThan(4000);
  });
});

describe('messagesCsv', () => {
  it('has a byte order mark, a header and one row per message', async () => {
    const text = await messagesCsv(sampleMessages);
    expect(text.startsWith('\uFEFFReference,Received,Form,Name,Email,')).toBe(true);
    const { default: Papa } = await import('papaparse');
    const { data, errors } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true });
    expect(errors).toEqual([]);
    expect(data).toHaveLength(3);
    expect(data[0]).toMatchObject({ Name: 'Ada Okafor', Message: contact.message, Mail: 'sent' });
    expect(data[1]!.Answers).toBe(
      'Event name: Service Provider Days\nEvent date: 2027-05-31\nEvent location: Chicago\nAudience size: 251–500 people',
    );
  });

  it.each(['=1+1', '+1 574', '-2', '@SUM(A1)', '\t=1', '\r=1', '=1+1\nand more', '@SUM(A1)\r\n', '＝1+1'])(
    'turns %j, which a spreadsheet would run, into text',
    async (text) => {
      const csv = await messagesCsv([{ ...contact, message: text, name: text }]);
      const { default: Papa } = await import('papaparse');
      const [row] = Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data;
      expect(row).toMatchObject({ Name: `'${text}`, Message: `'${text}` });
    },
  );

  it('has state, due date and escaped notes', async () => {
    const note = { created_at: '2026-11-20T16:00:00Z', author: 'owner@example.com', text: '=1+1' };
    const csv = await messagesCsv([{ ...contact, state: 'waiting', due_on: '2026-12-01', notes: [note, note] }]);
    const { default: Papa } = await import('papaparse');
    const [row] = Papa.parse<Record<string, string>>(csv.slice(1), { header: true }).data;
    expect(row).toMatchObject({
      State: 'Waiting',
      Due: '2026-12-01',
      Notes: '2026-11-20T16:00:00Z owner@example.com: =1+1\n2026-11-20T16:00:00Z owner@example.com: =1+1',
    });
    const json = messagesJson([{ ...contact, notes: [note] }], new Date('2026-11-21T09:00:00Z'));
    expect(JSON.parse(json)).toEqual({
      exportedAt: '2026-11-21T09:00:00.000Z',
      messages: [{ ...contact, notes: [note] }],
    });
  });

  it('is only the header without messages', async () => {
    expect((await messagesCsv([])).trim().split('\r\n')).toHaveLength(1);
  });
});

it('messagesFileName has the owner’s date', () => {
  atTheEdgesOf([2026, 1, 5], (now) => expect(messagesFileName(now)).toBe('messages-2026-01-05.csv'));
});

describe('the address of a list of messages', () => {
  it('has no query for the default view', () => expect(messageViewAddress(defaultMessageView)).toBe('?'));

  it('survives a round trip', () => {
    const view = {
      words: 'zoë & “backup”',
      state: 'waiting',
      form: 'consultation',
      mail: 'failed',
      due: 'week',
      report: 'with',
      from: '2026-02-28',
      to: '2026-03-01',
      page: 2,
      size: 48,
      open: '00000000-0000-4000-8000-000000000001',
    } as const;
    expect(readMessageView(messageViewAddress(view))).toEqual(view);
    expect(isFiltered(view)).toBe(true);
    expect(isFiltered({ ...defaultMessageView, open: 'x' } as MessageView)).toBe(false);
  });

  it('ignores invalid values', () => {
    expect(
      readMessageView('?form=x&mail=y&state=z&page=0&due=never&report=1&from=2026-02-30&to=1.1.2026&open=<b>'),
    ).toEqual(defaultMessageView);
    expect(readMessageView(`?words=${'x'.repeat(500)}`).words).toHaveLength(200);
  });

  it('offers every form, contact and speaking first', () => {
    expect(messageForms.map(({ formType }) => formType).slice(0, 3)).toEqual(['contact', 'speaking', 'request']);
    expect(messageForms).toHaveLength(definitions.length);
  });
});
