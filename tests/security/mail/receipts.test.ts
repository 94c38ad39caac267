import type { Email } from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDataDir, removeDataDir, startSite, type Site } from '../../journeys/site.ts';
import { startMailReceiver, type MailReceiver } from '../../journeys/smtp.ts';
import { startFailingMailServer, type FailingMailServer } from '../support/mail-server.ts';
import { upcomingDay } from '../../support/upcoming.ts';

/** The mail to the sender of a message (MAIL-9 to MAIL-11), on the real server with a real mail server. */

let dataDir: string;
let receiver: MailReceiver;
let mail: FailingMailServer;
let site: Site;
let visitors = 0;

const start = () =>
  startSite({
    dataDir,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Site <site@example.com>',
      MAIL_TO: 'desk@example.com',
      MAIL_RETRY_SECONDS: '1',
      MESSAGE_LIMIT_FACTOR: '10',
      SITE_URL: 'https://site.example',
      TRUST_PROXY: '1',
    },
  });

beforeAll(async () => {
  dataDir = await newDataDir();
  receiver = await startMailReceiver();
  mail = await startFailingMailServer(receiver.port);
  site = await start();
});

beforeEach(() => {
  mail.behaviour = 'well';
});

afterAll(async () => {
  await site?.stop();
  await mail?.close();
  await receiver?.close();
  await removeDataDir(dataDir);
});

interface Answer {
  status: number;
  success: boolean;
  reference?: string;
}

/** Each is another visitor. */
async function send(fields: object): Promise<Answer> {
  const response = await fetch(`${site.url}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `192.0.${++visitors}.1` },
    body: JSON.stringify({ formType: 'contact', name: 'Ada', message: 'Hello', ...fields }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
}

const isTo = (address: string) => (sent: Email) => sent.to?.[0]?.address === address;
const receiptsTo = (address: string) => receiver.mails.filter(isTo(address));
const rowsTo = async (address: string) =>
  (await site.service.from('outgoing_mails').select('*').eq('recipient', address)).data as Record<string, unknown>[];
/** The mail of the next message has arrived, and with it whatever was queued before. */
async function settled() {
  const address = `settled${visitors}@example.com`;
  await send({ email: address });
  await receiver.waitFor(isTo(address));
}

describe('a receipt', () => {
  it('has the number of the answer, goes to the sender alone, and an answer to it to the owner', async () => {
    const { reference } = await send({ email: 'ada@example.com', message: 'Can you help?\nAda' });
    expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const receipt = await receiver.waitFor(isTo('ada@example.com'));
    expect(receipt).toMatchObject({
      subject: `Your message has arrived [${reference}]`,
      from: { address: 'site@example.com' },
      to: [{ address: 'ada@example.com' }],
      replyTo: [{ address: 'desk@example.com' }],
      html: expect.stringContaining(reference!),
    });
    expect(receipt.cc).toBeUndefined();
    // Whoever has this address may not have sent it.
    expect(receipt.text).not.toMatch(/can you help|ada\b/i);
    expect(receipt.text).toContain(`Its reference number:\n${reference}`);
    expect(receipt.text).toContain('https://site.example');
    expect(receipt.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');

    const owners = await receiver.waitFor((sent) => isTo('desk@example.com')(sent) && sent.text!.includes('help?'));
    expect(owners).toMatchObject({
      subject: `New message from Ada [${reference}]`,
      replyTo: [{ address: 'ada@example.com' }],
    });
  });

  it('comes for a speaking request too', async () => {
    const place = { eventDate: upcomingDay, eventLocation: 'Chicago' };
    const eventDetails = { organizationName: 'Acme', eventName: 'Summit', ...place };
    const { reference } = await send({ formType: 'speaking', email: 'speaking@example.com', eventDetails });
    const { subject } = await receiver.waitFor(isTo('speaking@example.com'));
    expect(subject).toBe(`Your request has arrived [${reference}]`);
  });

  it('is one, however often and at the same time the message is sent', async () => {
    const again = { email: 'twice@example.com', requestId: crypto.randomUUID() };
    const answers = await Promise.all([1, 2, 3].map(() => send(again)));
    answers.push(await send(again));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    await settled();
    expect(receiptsTo('twice@example.com')).toHaveLength(1);
    expect(await rowsTo('twice@example.com')).toHaveLength(1);
  });

  it('waits while the mail server is away, and is one when it is back', async () => {
    mail.behaviour = 'hangs up at once';
    await send({ email: 'away@example.com' });
    await expect.poll(async () => (await rowsTo('away@example.com'))[0]?.mail_error).toMatch(/./);
    mail.behaviour = 'well';
    const now = new Date().toISOString();
    await site.service.from('outgoing_mails').update({ mail_next_at: now }).eq('recipient', 'away@example.com');
    await receiver.waitFor(isTo('away@example.com'));
    await settled();
    expect(receiptsTo('away@example.com')).toHaveLength(1);
  });

  it.skipIf(process.env.SKIP_SLOW)('is one when the server is killed while it is sent', async () => {
    mail.behaviour = 'held';
    const sent = send({ email: 'killed@example.com' }).catch(() => null);
    await expect.poll(async () => (await rowsTo('killed@example.com'))[0]?.mail_attempts).toBe(1);
    site.signal('SIGKILL');
    await sent;
    mail.release();
    site = await start();
    const receipt = await receiver.waitFor(isTo('killed@example.com'));
    await settled();
    expect(receiptsTo('killed@example.com')).toHaveLength(1);
    const { data } = await site.service.from('contact_messages').select('reference').eq('email', 'killed@example.com');
    expect(data).toEqual([{ reference: /\[(.*)\]/.exec(receipt.subject!)![1] }]);
  });

  it('says what the owner has published', async () => {
    const published = { state: 'published', key: 'content' };
    const { error } = await site.service.from('content_entries').insert([
      { ...published, collection: 'page-contact', data: { form: { response: 'Ask {name} again in a week.' } } },
      {
        ...published,
        collection: 'owner',
        data: { name: 'Nora Quist', email: 'nora@site.example', phone: '+1 574 1' },
      },
    ]);
    expect(error).toBeNull();
    await send({ email: 'words@example.com' });
    const { text } = await receiver.waitFor(isTo('words@example.com'));
    expect(text).toContain('Ask Nora Quist again in a week.');
    expect(text).toContain('write to nora@site.example or call +1 574 1 and give');
    await site.service.from('content_entries').delete().in('collection', ['page-contact', 'owner']);
  });
});

describe('nobody sends through it what they like', () => {
  it('no word of what was entered is in it', async () => {
    const evil = {
      email: 'victim@example.com',
      name: 'Evil Support, call +1 900 555 0100',
      company: 'evil。example',
      phone: '+1 900 555 0100',
      message: '<a href="https://evil.example">You won</a>, write to eve@evil․example {reference}',
    };
    expect((await send(evil)).status).toBe(200);
    const receipt = await receiver.waitFor(isTo('victim@example.com'));
    expect(`${receipt.text}${receipt.html}${JSON.stringify(receipt.headers)}`).not.toMatch(/evil|900 555|you won/i);
    expect(receipt.subject).toMatch(/^Your message has arrived \[[\dA-Z]{4}-[\dA-Z]{4}\]$/);
    expect(receipt.html!.match(/href="/g)).toHaveLength(1);
  });

  it.each([
    ['a line break in the address', { email: 'ada@example.com\r\nBcc: victim2@example.com' }],
    ['two addresses', { email: 'ada@example.com, victim2@example.com' }],
    ['a line break in the name', { email: 'victim2@example.com', name: 'Ada\r\nBcc: victim2@example.com' }],
    ['a filled honeypot', { email: 'victim2@example.com', check: { trap: 'x', elapsed: 60_000 } }, 428],
    ['a bot that is too fast', { email: 'victim2@example.com', check: { trap: '', elapsed: 1 } }],
    ['another recipient', { email: 'ada', recipient: 'victim2@example.com' }],
  ])('nothing is stored or sent for %s', async (_name, fields, status = 400) => {
    expect((await send(fields)).status).toBe(status);
    expect(await rowsTo('victim2@example.com')).toEqual([]);
    await settled();
    expect(receiver.mails.filter(({ to, cc, bcc }) => JSON.stringify([to, cc, bcc]).includes('victim2'))).toEqual([]);
  });
});
