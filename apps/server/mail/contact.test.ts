import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { once } from 'node:events';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer as createTcpServer, type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { writeAnswer } from '@advisor/contact-function/answers.ts';
import { BODY_LIMIT, bodyLimit } from '@advisor/contact-function/attachments.ts';
import { requestForms } from '@advisor/contact-function/forms.generated.ts';
import { createHandler } from '@advisor/contact-function/handler.ts';
import { createContactLimits, type ContactLimits } from '@advisor/contact-function/limits.ts';
import type { Mailer } from '@advisor/contact-function/mailer.ts';
import type { MessageContent } from '@advisor/contact-function/message.ts';
import { createProofOfWork } from '@advisor/contact-function/proof-of-work.ts';
import { deliver, pauseMinutes, retryUnsent, type DeliveryDeps } from '@advisor/contact-function/retry.ts';
import { createStore } from '@advisor/contact-function/store.ts';
import { openDataFolder, type DataFolder } from '../data/data-folder.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { openMailer, removeMailFile } from './mail.ts';
import { SUPABASE_DIR } from '../server.ts';

const ENDPOINT = 'http://localhost:4173/functions/v1/send-contact-email';
const message = {
  formType: 'contact',
  name: 'Ann Lee',
  email: 'ann@example.com',
  company: '',
  phone: '',
  message: 'Hello <b>there</b>',
};

/** The largest body of any form: one that takes the report of a tool. */
const largest = bodyLimit(requestForms.consultation!.fields);

/** A message as it is stored, but for its name. */
const plain = {
  formType: 'contact',
  email: 'ann@example.com',
  company: null,
  phone: null,
  message: 'Hello',
  details: null,
} as const;

let folder: DataFolder;
let database: Database;
let log: string[];

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  folder = await openDataFolder(await newDataDir(), 'owner@example.com');
  database = await openDatabase(folder, { supabaseDir: SUPABASE_DIR, siteUrl: 'http://localhost:4173' });
});

beforeEach(async () => {
  log = [];
  await database.connection.driver.unsafe('delete from public.contact_messages');
});

afterAll(async () => {
  vi.restoreAllMocks();
  await database.close();
  await removeDataDir(folder.path);
});

function delivery(mailer: Mailer): DeliveryDeps {
  return {
    store: createStore(database.service),
    mailer,
    budget: createContactLimits().mails,
    clock: () => new Date(),
    log: (line) => log.push(line),
  };
}

/** Receipts are stored here; what sends them is in receipts.test.ts. */
const answers = {
  answerOf: (sent: MessageContent, id: string) =>
    writeAnswer(sent, id, {
      client: database.service,
      siteUrl: 'https://site.example',
      secret: 'a secret of this test',
      clock: () => new Date(),
    }),
  sendAnswers: () => undefined,
};

const proofOfWork = await createProofOfWork({ createChallenge, verifySolution, deriveKey }, 'a secret of this test');

function handler(mailer: Mailer = mailTo({}), limits: ContactLimits = createContactLimits()) {
  return createHandler({ ...delivery(mailer), ...answers, limits, proofOfWork, keepAlive: () => undefined });
}

/** The mailer that `pnpm start` uses, with these variables in its environment. */
function mailTo(env: NodeJS.ProcessEnv): Mailer {
  return openMailer(env, { mailDir: folder.mailDir, ownerEmail: 'owner@example.com' }).mailer;
}

function post(body: BodyInit, headers: Record<string, string> = { 'content-type': 'application/json' }): Request {
  return new Request(ENDPOINT, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}

async function rows() {
  const result = await database.connection.driver.unsafe<Record<string, unknown>[]>(
    'select * from public.contact_messages order by created_at',
  );
  return [...result];
}

interface Answer {
  success: boolean;
  reference?: string;
  error?: string;
}

async function send(request: Request, handle = handler()): Promise<{ status: number; headers: Headers; body: Answer }> {
  const response = await handle(request, { address: '203.0.113.9' });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer,
  };
}

/** A body of blanks that does not tell its length. */
function stream(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(8192).fill(32));
      left -= 8192;
      if (left <= 0) controller.close();
    },
  });
}

describe('a good message', () => {
  it('is stored, and mailed as one file when no mail server is configured', async () => {
    expect(await send(post(JSON.stringify(message)))).toMatchObject({ status: 200, body: { success: true } });
    const [row] = await rows();
    expect(row).toMatchObject({
      form_type: 'contact',
      name: 'Ann Lee',
      company: null,
      details: null,
      mail_attempts: 1,
      mail_via: 'file',
      mail_error: null,
    });
    expect(row?.mailed_at).not.toBeNull();
    const files = readdirSync(folder.mailDir);
    expect(files).toEqual([`${String(row?.id)}.eml`]);
    const mail = await PostalMime.parse(readFileSync(join(folder.mailDir, files[0] as string)));
    expect(mail).toMatchObject({
      subject: `New message from Ann Lee [${String(row?.reference)}]`,
      replyTo: [{ address: 'ann@example.com' }],
      to: [{ address: 'owner@example.com' }],
    });
    expect(mail.text).toContain('Hello <b>there</b>');
    expect(mail.html).toBeUndefined();
    // Also what a crash has left of it.
    writeFileSync(join(folder.mailDir, `${files[0]}.tmp`), '');
    removeMailFile(folder.mailDir, String(row?.id));
    expect(readdirSync(folder.mailDir)).toEqual([]);
  });
});

// CONTACT-12
describe('the number of a message', () => {
  it('is short, of letters and digits that are not mistaken for each other, and another one each time', async () => {
    await database.connection.driver.unsafe(`
      insert into public.contact_messages (form_type, name, email, message)
      select 'contact', 'Ann', 'ann@example.com', 'Hello' from generate_series(1, 2000)`);
    const numbers = (await rows()).map(({ reference }) => String(reference));
    expect(new Set(numbers).size).toBe(2000);
    for (const number of numbers) expect(number).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    // Every one of the 32 digits stands at every place.
    for (const place of [0, 1, 2, 3, 5, 6, 7, 8]) expect(new Set(numbers.map((number) => number[place])).size).toBe(32);
  });

  it('is answered, and the same one when the message is sent again', async () => {
    const text = JSON.stringify({ ...message, requestId: crypto.randomUUID() });
    const { body } = await send(post(text));
    const [row] = await rows();
    expect(body).toEqual({ success: true, reference: row?.reference });
    expect((await send(post(text))).body).toEqual(body);
    expect(await rows()).toHaveLength(1);
  });

  it('is not for the sender to choose', async () => {
    const { body } = await send(post(JSON.stringify({ ...message, reference: 'AAAA-AAAA' })));
    expect(body.reference).not.toBe('AAAA-AAAA');
  });
});

describe('a bad request', () => {
  it.each([
    ['empty', () => post(''), 400, 'The message is empty.'],
    ['not JSON', () => post('{"name":'), 400, 'The message is not valid JSON.'],
    ['not UTF-8', () => post(new Uint8Array([0x22, 0xff, 0x22])), 400, 'The message is not valid JSON.'],
    [
      'of another type',
      () => post('name=Ann', { 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'The message must be sent as application/json.',
    ],
    [
      'announced as too large',
      () => post('{}', { 'content-type': 'application/json', 'content-length': String(largest + 1) }),
      413,
      `The message is too large: at most ${Math.floor(largest / 1024)} KB are accepted.`,
    ],
    [
      'too large without saying so',
      () => post(stream(BODY_LIMIT + 8192)),
      413,
      'The message is too large: at most 64 KB are accepted.',
    ],
    [
      'with two addresses',
      () => post(JSON.stringify({ ...message, email: 'a@b.co,c@d.co' })),
      400,
      'Email must be exactly one address, such as name@example.com.',
    ],
  ])('%s is refused in plain words, and nothing is stored', async (_, request, status, error) => {
    expect(await send(request())).toMatchObject({ status, body: { success: false, error } });
    expect(await rows()).toEqual([]);
  });

  it('by another method is refused with the methods there are', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const { status, headers, body } = await send(new Request(ENDPOINT, { method }));
      expect([status, headers.get('allow'), body.success]).toEqual([405, 'POST, OPTIONS', false]);
    }
  });

  it('and one too many for the disk is told when to come back, and takes nothing from those who follow', async () => {
    const limits = createContactLimits();
    const full = handler(mailTo({}), { ...limits, store: () => 90 });
    const refused = await send(post(JSON.stringify(message)), full);
    expect([refused.status, refused.headers.get('retry-after'), refused.body]).toEqual([
      503,
      '90',
      {
        success: false,
        error: 'Very many messages are arriving right now. Nothing was sent; please try again in 2 minutes.',
      },
    ]);
    expect(await rows()).toEqual([]);
    for (let count = 0; count < 5; count++)
      expect((await send(post(JSON.stringify(message)), handler(mailTo({}), limits))).status).toBe(200);
  });

  it('that the database refuses is logged by its code and constraint, without what it says', async () => {
    const store = createStore(database.service);
    const failing: DeliveryDeps['store'] = {
      ...store,
      add: (sent, options) => store.add({ ...sent, email: 'ann@example.com, eve@example.com' }, options),
    };
    const limits = { ...createContactLimits(1, () => 0), post: () => 0 };
    const agenda = { name: 'agenda', label: 'Agenda', type: 'file', accept: ['pdf'], maxBytes: 1_000 } as const;
    const handle = createHandler({
      ...delivery(mailTo({})),
      ...answers,
      store: failing,
      forms: { sample: { ...requestForms.consultation!, fields: [agenda] } },
      limits,
      proofOfWork,
      keepAlive: () => undefined,
    });
    const fields = { agenda: [{ name: 'a.pdf', data: btoa('%PDF-1.7') }] };
    const withFile = { ...message, formType: 'request', requestDetails: { form: 'sample', fields } };
    // More often than is accepted: what was not stored counts nowhere.
    for (let count = 0; count < 21; count++) await send(post(JSON.stringify(withFile)), handle);
    const refused = expect.stringMatching(
      /^A message could not be stored: \w+ constraint contact_messages_email_single$/,
    );
    expect(log).toEqual(Array(21).fill(refused));
    expect(limits.mails.takeForNew()).toBe(true);
  });

  it('from another site is allowed by a preflight', async () => {
    const response = await handler()(new Request(ENDPOINT, { method: 'OPTIONS' }), { address: '' });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-headers')).toContain('content-type');
  });
});

describe('mail', () => {
  let received: Email[];
  let smtp: SMTPServer;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, callback) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on(
          'end',
          () => void PostalMime.parse(Buffer.concat(chunks)).then((mail) => (received.push(mail), callback())),
        );
      },
    });
    smtp.listen(0, '127.0.0.1');
    await once(smtp.server, 'listening');
    env = {
      SMTP_URL: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
      MAIL_FROM: 'Site <site@example.com>',
      MAIL_TO: 'desk@example.com',
    };
  });
  beforeEach(() => (received = []));
  /** The names in the subjects, in the order of the mails. */
  const senders = () =>
    received.map(({ subject }) => /^New message from (.+) \[[\dA-Z]{4}-[\dA-Z]{4}\]$/.exec(subject ?? '')?.[1]);
  afterAll(() => new Promise<void>((done) => smtp.close(() => done())));

  it('goes to the server that is configured', async () => {
    await send(post(JSON.stringify(message)), handler(mailTo(env)));
    expect(received).toMatchObject([
      {
        from: { address: 'site@example.com' },
        to: [{ address: 'desk@example.com' }],
        replyTo: [{ address: 'ann@example.com' }],
      },
    ]);
  });

  describe('to a server that fails', () => {
    let broken: Server;
    afterEach(() => new Promise<void>((done) => broken.close(() => done())));

    it.each([
      ['closes at once', (socket: import('node:net').Socket) => socket.destroy()],
      ['refuses', (socket: import('node:net').Socket) => socket.end('554 no service\r\n')],
      [
        'closes in mid-dialogue',
        (socket: import('node:net').Socket) => (
          socket.write('220 hello\r\n'),
          socket.once('data', () => socket.destroy())
        ),
      ],
    ])('because it %s: the visitor succeeds, the message is marked, retried and mailed once', async (_, behave) => {
      broken = createTcpServer((socket) => behave(socket.on('error', () => undefined)));
      broken.listen(0, '127.0.0.1');
      await once(broken, 'listening');
      const failing = mailTo({ ...env, SMTP_URL: `smtp://127.0.0.1:${(broken.address() as AddressInfo).port}` });
      expect(await send(post(JSON.stringify(message)), handler(failing))).toMatchObject({
        status: 200,
        body: { success: true },
      });
      const [row] = await rows();
      expect(row).toMatchObject({ mailed_at: null, mail_attempts: 1, mail_error: expect.stringMatching(/./) });
      expect(log).toEqual([expect.stringContaining('is stored but was not mailed')]);

      // Not before its pause is over, and then once, however many runs there are.
      expect(await retryUnsent(delivery(mailTo(env)))).toEqual({ sent: 0, failed: 0 });
      await database.connection.driver.unsafe('update public.contact_messages set mail_next_at = now()');
      const runs = await Promise.all([1, 2, 3].map(() => retryUnsent(delivery(mailTo(env)))));
      expect(runs.map((run) => run.sent).toSorted()).toEqual([0, 0, 1]);
      expect(received).toHaveLength(1);
      expect(await rows()).toMatchObject([
        { mail_attempts: 2, mail_error: null, mail_via: 'smtp', mailed_at: expect.any(String) },
      ]);
      expect(await retryUnsent(delivery(mailTo(env)))).toEqual({ sent: 0, failed: 0 });
    });
  });

  it('is retried in bounded runs, each message once', async () => {
    const store = createStore(database.service);
    for (let index = 0; index < 5; index++) {
      await store.add({ ...plain, name: `Ann ${index}` }, { waiting: true });
    }
    expect(await retryUnsent(delivery(mailTo(env)), 3)).toEqual({ sent: 3, failed: 0 });
    expect(await retryUnsent(delivery(mailTo(env)), 3)).toEqual({ sent: 2, failed: 0 });
    expect(new Set(received.map((mail) => mail.subject)).size).toBe(5);
  });

  it('is mailed as far as the budget goes, oldest first, and the rest later', async () => {
    const store = createStore(database.service);
    const names = ['First', 'Second', 'Third', 'Fourth'];
    for (const name of ['Deleted', ...names]) {
      await store.add({ ...plain, name }, { waiting: true });
    }
    // As a start of the server does: all are due at the same moment.
    await database.connection.driver.unsafe(`update public.contact_messages
      set mail_next_at = now(), deleted_at = case name when 'Deleted' then now() end`);
    expect(await store.countWaiting()).toBe(4);
    let left = 3;
    const budget = { ...createContactLimits().mails, take: () => left-- > 0, giveBack: () => void left++ };
    const away = { ...store, claimUnsent: () => Promise.reject(new Error('away')) };
    await expect(retryUnsent({ ...delivery(mailTo(env)), budget, store: away })).rejects.toThrow('away');
    expect(await retryUnsent({ ...delivery(mailTo(env)), budget })).toEqual({ sent: 3, failed: 0 });
    expect(senders()).toEqual(names.slice(0, 3));
    expect(await store.countWaiting()).toBe(1);
    left = 5;
    expect(await retryUnsent({ ...delivery(mailTo(env)), budget })).toEqual({ sent: 1, failed: 0 });
    expect([left, await store.countWaiting()]).toEqual([4, 0]);
  });

  it('is sent in the order in which messages came, also while more keep coming', async () => {
    let time = 0;
    const limits = { ...createContactLimits(1, () => time), post: () => 0, free: () => true };
    const handle = handler(mailTo(env), limits);
    const names = Array.from({ length: 13 }, (_, index) => `Ann ${index + 1}`);
    const sendAs = (name: string | undefined) => send(post(JSON.stringify({ ...message, name })), handle);
    for (const name of names.slice(0, 11)) await sendAs(name);
    expect(received).toHaveLength(10);
    time = 60_000;
    await sendAs(names[11]);
    expect(received).toHaveLength(10);
    expect(await retryUnsent({ ...delivery(mailTo(env)), budget: limits.mails })).toEqual({ sent: 2, failed: 0 });
    await sendAs(names[12]);
    expect(senders()).toEqual(names);
  });

  it('waits longer after each failure, six hours at most', () => {
    expect([1, 2, 3, 4, 10, 50].map(pauseMinutes)).toEqual([1, 2, 4, 8, 360, 360]);
  });

  it.each(['fails', 'succeeds'])('that was sent stays sent when an earlier attempt %s late', async (end) => {
    const stored = await createStore(database.service).add({ ...plain, name: 'Ann' }, { waiting: false });
    const answer = Promise.withResolvers<'smtp'>();
    const late = deliver(stored, delivery({ send: () => answer.promise }));
    expect(await deliver(stored, delivery(mailTo(env)))).toBe(true);
    const [sent] = await rows();
    if (end === 'fails') answer.reject(new Error('timed out'));
    else answer.resolve('smtp');
    expect(await late).toBe(end === 'succeeds');
    expect(await rows()).toEqual([{ ...sent, mailed_at: expect.any(String) }]);
    expect(await retryUnsent(delivery(mailTo(env)))).toEqual({ sent: 0, failed: 0 });
  });

  it('that was sent is not sent again because the database failed afterwards', async () => {
    const store = { ...createStore(database.service), markMailed: () => Promise.reject(new Error('gone')) };
    const stored = await store.add({ ...plain, name: 'Ann' }, { waiting: false });
    expect(await deliver(stored, { ...delivery(mailTo(env)), store })).toBe(true);
    expect(log).toEqual([expect.stringContaining('was mailed but not marked as mailed: Error: gone')]);
    expect(received[0]?.messageId).toBe(`<${stored.id}@example.com>`);
  });
});

// The last test of the file: it takes the database away.
it('tells the visitor when the database is gone, and mails nothing', async () => {
  const before = readdirSync(folder.mailDir);
  await database.close();
  expect(await send(post(JSON.stringify(message)))).toMatchObject({
    status: 503,
    body: {
      success: false,
      error: 'Your message could not be stored. Nothing was sent; please try again in a few minutes.',
    },
  });
  expect(readdirSync(folder.mailDir)).toEqual(before);
});
