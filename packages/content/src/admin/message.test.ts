import { describe, expect, it } from 'vitest';
import { answersOf, formTitleOf, mailStatusOf, replyAddress, type Message } from './message';
import { messagesCsv } from './messagesCsv';
import { definitions } from '../forms/definitions';
import { defaultMessageView, messageForms, messageViewAddress, normalReference, readMessageView } from './messageView';
import { sampleMessages } from './sampleMessages';

const [contact, speaking, request] = sampleMessages as [Message, Message, Message];

describe('a message', () => {
  it('is called by the title of its form', () => {
    expect(sampleMessages.map(formTitleOf)).toEqual(['Message', 'Speaking request', 'Consultation']);
    expect(formTitleOf({ ...request, details: { form: 'gone', fields: {} } })).toBe('gone');
  });

  it('has its answers in the words of the form, without those of the sender', () => {
    expect(answersOf(contact)).toEqual([]);
    expect(answersOf(speaking)).toEqual([
      { label: 'Event name', value: 'Service Provider Days' },
      { label: 'Event date', value: '2027-05-31' },
      { label: 'Event location', value: 'Chicago' },
      { label: 'Audience size', value: '251–500 people' },
    ]);
    expect(answersOf(request)).toEqual([{ label: 'Consultation', value: 'MSP business growth session' }]);
  });

  it('hides nothing that no field defines any more', () => {
    const old = { ...request, details: { form: 'gone', fields: { a: ['x', 'y'], b: null, c: 3, d: { e: 1 } } } };
    expect(answersOf(old)).toEqual([
      { label: 'a', value: 'x, y' },
      { label: 'c', value: '3' },
      { label: 'd', value: '{"e":1}' },
    ]);
    expect(answersOf({ ...request, details: { form: 'consultation', fields: 'x' } })).toEqual([]);
  });

  it('knows what became of its mail', () => {
    expect([contact, speaking, request].map(mailStatusOf)).toEqual(['sent', 'failed', 'waiting']);
  });
});

describe('replyAddress', () => {
  it('is one address, with subject and text encoded', () => {
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

it('the answers of a message are in one cell of its row, with their labels', async () => {
  const { default: Papa } = await import('papaparse');
  const { data } = Papa.parse<Record<string, string>>((await messagesCsv(sampleMessages)).slice(1), { header: true });
  expect(data[1]!.Answers).toBe(
    'Event name: Service Provider Days\nEvent date: 2027-05-31\nEvent location: Chicago\nAudience size: 251–500 people',
  );
});

describe('the address of a list of messages', () => {
  it('is bare for what a first visit shows', () => expect(messageViewAddress(defaultMessageView)).toBe('?'));

  it('brings back a view', () => {
    const view = { form: 'consultation', mail: 'failed', state: 'open', reference: 'a7k2', page: 2, size: 48 } as const;
    expect(readMessageView(messageViewAddress(view))).toEqual(view);
  });

  it('takes nothing from an address that it would not write', () => {
    expect(readMessageView('?form=x&mail=y&state=z&page=0')).toEqual(defaultMessageView);
  });

  it.each([
    ['A7K2-9QXD', 'A7K2-9QXD'],
    ['a7k2 9qxd', 'A7K2-9QXD'],
    ['[A7K29QXD]', 'A7K2-9QXD'],
    ['oIl2', '0112'],
    ['9qxd', '9QXD'],
    ['ａ７ｋ２－９ｑｘｄ', 'A7K2-9QXD'],
    ['–', ''],
  ])('reads the number %j', (typed, stored) => expect(normalReference(typed)).toBe(stored));

  it('offers every form, contact and speaking first', () => {
    expect(messageForms.map(({ formType }) => formType).slice(0, 3)).toEqual(['contact', 'speaking', 'request']);
    expect(messageForms).toHaveLength(definitions.length);
  });
});
