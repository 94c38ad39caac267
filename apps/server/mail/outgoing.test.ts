import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '@advisor/functions-shared/outgoing-mail.ts';
import { readMailQueue } from '@advisor/mail-settings-function/queue.ts';
import { createOutgoingLimits, SINGLE_LIMIT } from '@advisor/functions-shared/outgoing-limits.ts';
import {
  createOutgoingStore,
  MAX_ATTEMPTS,
  queueMails,
  sendDueMails,
  type SendDeps,
} from '@advisor/functions-shared/outgoing-mails.ts';
import { newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { startMailReceiver, type MailReceiver } from '../../../tests/journeys/smtp.ts';
import { openDataFolder, type DataFolder } from '../data/data-folder.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { SUPABASE_DIR } from '../server.ts';
import { openMailer } from './mail.ts';
import { startOutgoing } from './outgoing.ts';

/** The queue of mails to others on the embedded database, with a real mail server. */

const mail: OutgoingMail = {
  kind: 'receipt',
  recipient: 'ada@example.com',
  subject: 'Received',
  text: 'Your message is here.',
};

let folder: DataFolder;
let database: Database;
let receiver: MailReceiver;
let log: string[];

beforeAll(async () => {
  folder = await openDataFolder(await newDataDir(), 'owner@example.com');
  database = await openDatabase(folder, { supabaseDir: SUPABASE_DIR, siteUrl: 'http://localhost:4173' });
  receiver = await startMailReceiver();
});

beforeEach(async () => {
  log = [];
  receiver.mails.length = 0;
  receiver.refusing = false;
  await database.connection.driver.unsafe('delete from public.outgoing_mails');
});

afterAll(async () => {
  await database.close();
  await receiver.close();
  await removeDataDir(folder.path);
});

const sending = (env: NodeJS.ProcessEnv = { SMTP_URL: `smtp://127.0.0.1:${receiver.port}` }): SendDeps => ({
  outgoing: createOutgoingStore(database.service),
  mailer: openMailer(
    { MAIL_FROM: 'Site <site@example.com>', ...env },
    { mailDir: folder.mailDir, ownerEmail: 'owner@example.com' },
  ).mailer,
  limits: createOutgoingLimits(),
  clock: () => new Date(),
  log: (line) => log.push(line),
});

const rows = async () => [
  ...(await database.connection.driver.unsafe<Record<string, unknown>[]>(
    'select * from public.outgoing_mails order by created_at',
  )),
];
const queue = (...mails: OutgoingMail[]) => queueMails(database.service, mails);

describe('a mail in the queue', () => {
  it('is sent once, with all that it has', async () => {
    const ics = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR';
    const [queued] = await queue({
      ...mail,
      html: '<p>Here.</p>',
      headers: { 'List-Unsubscribe': '<https://example.com/u>', 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      attachments: [
        { name: 'a.pdf', media_type: 'application/pdf', data: 'JVBERg==' },
        { name: 'session.ics', media_type: 'text/calendar', method: 'REQUEST', data: btoa(ics) },
      ],
    });
    expect(await sendDueMails(sending())).toEqual({ sent: 1, failed: 0, isCutOff: false });
    expect(await sendDueMails(sending())).toEqual({ sent: 0, failed: 0, isCutOff: false });
    const [sent, ...more] = receiver.mails;
    expect(more).toEqual([]);
    expect(sent).toMatchObject({
      messageId: `<${queued!.id}@example.com>`,
      to: [{ address: 'ada@example.com' }],
      replyTo: [{ address: 'owner@example.com' }],
      subject: 'Received',
      html: expect.stringContaining('<p>Here.</p>'),
    });
    const header = (name: string) => sent!.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe')).toBe('<https://example.com/u>');
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(sent!.attachments.map(({ filename, mimeType, method }) => [filename, mimeType, method])).toEqual([
      [null, 'text/calendar', 'REQUEST'],
      ['a.pdf', 'application/pdf', undefined],
      ['session.ics', 'application/ics', undefined],
    ]);
    expect(await rows()).toMatchObject([{ mail_via: 'smtp', mail_attempts: 1, mail_error: null }]);
  });

  it('is tried again when the mail server did not take it, and others go on', async () => {
    receiver.refusing = true;
    await queue(mail, { ...mail, recipient: 'ben@example.com' });
    expect(await sendDueMails(sending())).toMatchObject({ sent: 0, failed: 2 });
    const [row] = await rows();
    expect(row).toMatchObject({ mailed_at: null, mail_error: expect.stringContaining('Mailbox busy') });
    expect(new Date(row!.mail_next_at as string).getTime()).toBeGreaterThan(Date.now() + 50_000);
    expect(log.join()).not.toContain('example.com');
    receiver.refusing = false;
    await database.connection.driver.unsafe('update public.outgoing_mails set mail_next_at = now()');
    expect(await sendDueMails(sending())).toMatchObject({ sent: 2 });
    expect(await rows()).toMatchObject([{ mail_error: null }, { mail_error: null }]);
  });

  it('ends the run when the mail server cannot be reached: no other is tried', async () => {
    await queue(mail, mail, { ...mail, is_bulk: true });
    expect(await sendDueMails(sending({ SMTP_URL: 'smtp://127.0.0.1:1' }))).toMatchObject({ sent: 0, failed: 1 });
    expect((await rows()).map(({ mail_attempts }) => mail_attempts).toSorted()).toEqual([0, 0, 1]);
  });

  it.each([
    ['there is no such mailbox', { responseCode: 550, command: 'RCPT TO' }, 1],
    ['it was tried often enough', {}, MAX_ATTEMPTS],
  ])('is given up when %s', async (_name, failure, attempts) => {
    await queue(mail);
    await database.connection.driver.unsafe('update public.outgoing_mails set mail_attempts = $1', [attempts - 1]);
    const mailer = { send: () => Promise.reject(Object.assign(new Error('No such user'), failure)) };
    await sendDueMails({ ...sending(), mailer });
    expect(await rows()).toMatchObject([
      { mailed_at: null, mail_error: 'No such user', cancelled_at: expect.anything() },
    ]);
    expect(await sendDueMails(sending())).toMatchObject({ sent: 0, failed: 0 });
  });

  it('waits when the minute is used up, while mails that many get have a budget of their own', async () => {
    const many = (count: number, more: object) => Array.from({ length: count }, () => ({ ...mail, ...more }));
    await queue(...many(SINGLE_LIMIT.minute + 5, {}), ...many(3, { kind: 'edition', is_bulk: true }));
    const deps = sending();
    // A failure of the database uses up nothing.
    const outgoing = { ...deps.outgoing, claim: () => Promise.reject(new Error('away')) };
    await expect(sendDueMails({ ...deps, outgoing })).rejects.toThrow('away');
    expect(await sendDueMails(deps)).toEqual({ sent: SINGLE_LIMIT.minute + 3, failed: 0, isCutOff: true });
    expect(await sendDueMails(deps)).toEqual({ sent: 0, failed: 0, isCutOff: true });
  });

  it('is sent soon after it was queued, and after a start that follows a crash', async () => {
    await queue(mail);
    // Another process has taken it and is gone.
    await createOutgoingStore(database.service).claim(1, false);
    const running: Promise<unknown>[] = [];
    const { outgoing: store, ...deps } = sending();
    let isAway = false;
    const late: OutgoingMail[] = [{ ...mail, recipient: 'late@example.com' }];
    const claim: typeof store.claim = async (max, isBulk) => {
      if (isAway) throw new Error('away');
      const claimed = await store.claim(max, isBulk);
      // Queued when the run has just found nothing more.
      if (isBulk && late.length > 0) {
        await queue(...late.splice(0));
        outgoing.send();
      }
      return claimed;
    };
    const outgoing = await startOutgoing(
      database,
      { ...deps, outgoing: { ...store, claim } },
      { keepAlive: (work) => running.push(work), seconds: 3_600 },
    );
    await Promise.all(running);
    expect(receiver.mails.map(({ to }) => to?.[0]?.address)).toEqual(['ada@example.com', 'late@example.com']);
    for (const recipient of ['ben@example.com', 'cy@example.com']) {
      await queue({ ...mail, recipient });
      // A failure of the database ends that run and no other.
      isAway = true;
      outgoing.send();
      await Promise.all(running);
      isAway = false;
      outgoing.send();
      await receiver.waitFor(({ to }) => to?.[0]?.address === recipient);
      await Promise.all(running);
    }
    outgoing.stop();
    expect(receiver.mails).toHaveLength(4);
    expect(log).toEqual(Array(2).fill('Waiting mails were not sent: Error: away'));
  });
});

it('the owner is told how many messages wait, and why the one that was tried last was not mailed', async () => {
  const message = { form_type: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hello' };
  const failed = (mail_error: string, mail_attempts: number, mail_next_at: string) => ({
    mail_error,
    mail_attempts,
    mail_next_at,
  });
  const soon = '2030-01-01T00:01:00.000Z';
  await database.service.from('contact_messages').delete().not('id', 'is', null);
  const { error } = await database.service.from('contact_messages').insert(
    [
      {},
      // Tried a minute before that time; the next, with a longer pause, more than an hour before.
      failed('tried last', 1, soon),
      failed('tried before', 8, '2030-01-01T00:02:00Z'),
      { ...failed('mailed', 1, '2030-01-02T00:00:00Z'), mailed_at: soon },
      { ...failed('deleted', 1, '2030-01-02T00:00:00Z'), deleted_at: soon },
    ].map((more) => ({ ...message, ...more })),
    { defaultToNull: false },
  );
  expect(error).toBeNull();
  expect(await readMailQueue(database.service)).toEqual({
    waiting: 1,
    failed: 2,
    lastFailure: { reason: 'tried last', nextAt: soon },
  });
});
