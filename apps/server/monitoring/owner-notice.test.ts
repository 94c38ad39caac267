import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Mail } from '@advisor/contact-function/mailer.ts';
import { newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { openDatabase, type Database } from '../database/open.ts';
import type { PublishState } from '../publish/publisher.ts';
import { SUPABASE_DIR, startServer } from '../server.ts';
import { createOwnerNotice } from './owner-notice.ts';
import { NEARLY_FULL, findProblems } from './problems.ts';

/** Notices to the owner, on a real database. */

let dataDir: string;
let database: Database;
let mails: Mail[] = [];
let lines: string[] = [];
let mailWorks = true;
let free = 2 * NEARLY_FULL;
let publishing: PublishState = { state: 'idle', revision: 1 };
const now = () => new Date().toISOString();
let lastBackup: string | null = now();

beforeAll(async () => {
  dataDir = await newDataDir();
  const folder = await openDataFolder(dataDir, 'owner@example.com');
  database = await openDatabase(folder, { supabaseDir: SUPABASE_DIR, siteUrl: 'https://www.example.com' });
}, 120_000);

afterAll(async () => {
  await database?.close();
  await removeDataDir(dataDir);
});

afterEach(async () => {
  [mails, lines, mailWorks, free, lastBackup] = [[], [], true, 2 * NEARLY_FULL, now()];
  publishing = { state: 'idle', revision: 1 };
  await run('delete from advisor_server.problems');
  await run('delete from public.contact_messages');
  await run('delete from public.outgoing_mails');
});

const run = (statement: string) => database.connection.driver.exec(statement);

/** A process with its own memory. */
const startProcess = () =>
  createOwnerNotice({
    database,
    findProblems: () =>
      findProblems({
        database,
        publisher: { state: async () => publishing },
        folder: dataDir,
        lastBackup: () => lastBackup,
        free: async () => free,
      }),
    mailer: {
      send: async (mail) => {
        if (!mailWorks) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
        mails.push(mail);
        return 'smtp';
      },
    },
    siteUrl: 'https://www.example.com',
    log: (line) => lines.push(line),
  });
const subjects = () => mails.map(({ subject }) => subject);
const later = (time: string) =>
  run(
    `update advisor_server.problems
     set since = since - interval '${time}', seen_at = seen_at - interval '${time}', told_at = told_at - interval '${time}'`,
  );
const mailOf = (attempts: number, mailedAt = 'null') =>
  run(`insert into public.outgoing_mails (kind, recipient, subject, text, mail_attempts, mailed_at)
       values ('receipt', 'ada@example.com', 'Received', 'Here.', ${attempts}, ${mailedAt})`);

// PROBLEM-1
it('sends nothing without problems', async () => {
  await mailOf(6);
  await startProcess()();
  expect(subjects()).toEqual([]);
  expect(lines).toEqual([]);
});

it('reports mails that fail for an hour, but not while others are sent', async () => {
  const check = startProcess();
  await mailOf(7);
  await mailOf(1, `now() - interval '59 minutes'`);
  await check();
  expect(subjects()).toEqual([]);
  await run(`update public.outgoing_mails set mailed_at = now() - interval '61 minutes' where mailed_at is not null`);
  await run(`insert into public.contact_messages (form_type, name, email, message, mail_attempts)
             values ('contact', 'Ada', 'ada@example.com', 'Hello', 9)`);
  await check();
  expect(subjects()).toEqual(['Your website has sent no mail for an hour']);
  expect(mails[0]?.text).toContain('2 mails were tried');
  expect(mails[0]?.text).toContain('https://www.example.com/admin/email-settings');
  expect(mails[0]?.text).not.toMatch(/ada/i);
});

it('reports a mail server’s outage once it is back, and logs it once', async () => {
  const check = startProcess();
  await mailOf(7);
  mailWorks = false;
  for (let minute = 0; minute < 3; minute++) await check();
  expect(lines).toEqual([
    'Your website has sent no mail for an hour. The owner could not be told by mail: ECONNREFUSED',
  ]);
  mailWorks = true;
  await check();
  await check();
  expect(subjects()).toEqual(['Your website has sent no mail for an hour']);
});

it('reports a backup older than two days, and a missing one after two days', async () => {
  lastBackup = '2026-01-31T08:00:00.000Z';
  await startProcess()();
  expect(subjects()).toEqual(['Your website has no backup of the last 2 days']);
  expect(mails[0]?.text).toContain('The last one was made on 2026-01-31.');
  await run('delete from advisor_server.problems');
  lastBackup = null;
  const check = startProcess();
  await check();
  await later('47 hours');
  await check();
  expect(mails).toHaveLength(1);
  await later('1 hour');
  await check();
  expect(mails[1]?.text).toContain('None was made yet.');
});

it('reports a publication that fails for ten minutes', async () => {
  const check = startProcess();
  publishing = { state: 'failed', revision: 1, error: 'An entry cannot be shown as it is.' };
  await check();
  expect(subjects()).toEqual([]);
  await later('10 minutes');
  await check();
  expect(subjects()).toEqual(['Your website could not be published']);
  expect(mails[0]?.text).toContain('An entry cannot be shown as it is.');
});

// PROBLEM-2
it('reports a problem once across processes and restarts', async () => {
  free = NEARLY_FULL - 1;
  const [first, second] = [startProcess(), startProcess()];
  await Promise.all([first(), second()]);
  await first();
  await later('3 days');
  await startProcess()();
  expect(subjects()).toEqual(['The disk of your website is nearly full']);
  expect(mails[0]?.text).toContain('511 MB when this was written');
});

it('reports a recurrence, but not a flapping problem', async () => {
  const check = startProcess();
  free = NEARLY_FULL - 1;
  await check();
  free = NEARLY_FULL;
  await later('4 minutes');
  await check();
  free = NEARLY_FULL - 1;
  await check();
  expect(mails).toHaveLength(1);
  free = NEARLY_FULL;
  await later('6 minutes');
  await check();
  free = NEARLY_FULL - 1;
  await check();
  expect(mails).toHaveLength(2);
});

it('reports a full disk once, although nothing can be stored', async () => {
  const check = startProcess();
  free = 1;
  await run('set default_transaction_read_only = on');
  await check();
  await check();
  expect(subjects()).toEqual(['The disk of your website is nearly full']);
  await run('set default_transaction_read_only = off');
  await check();
  await startProcess()();
  expect(mails).toHaveLength(1);
});

it('logs when it cannot check', async () => {
  await createOwnerNotice({
    database,
    findProblems: () => Promise.reject(Object.assign(new Error('away'), { code: '57P01' })),
    mailer: { send: () => Promise.resolve('smtp') },
    siteUrl: 'https://www.example.com',
    log: (line) => lines.push(line),
  })();
  expect(lines).toEqual(['Whether the owner has to be told of something is not known: 57P01']);
});

it('the server mails it after a start, and not again after the next', async () => {
  const folder = await newDataDir();
  writeFileSync(join(folder, 'last-backup.json'), JSON.stringify({ madeAt: '2026-01-31T08:00:00.000Z' }));
  const told = () =>
    readdirSync(join(folder, 'mail'))
      .filter((name) => name.endsWith('.eml'))
      .filter((name) => readFileSync(join(folder, 'mail', name), 'utf8').includes('no backup of the last 2 days'));
  const start = () => startServer({ dataDir: folder, clientDir: null, port: 0, log: (line) => lines.push(line) });
  const first = await start();
  await expect.poll(told, { timeout: 15_000 }).toHaveLength(1);
  await first.close();
  // Closing waits for the check made at the start.
  await (await start()).close();
  expect(told()).toHaveLength(1);
  expect(lines.filter((line) => line.includes('told by mail'))).toEqual([
    'The owner was told by mail: Your website has no backup of the last 2 days.',
  ]);
  await removeDataDir(folder);
}, 120_000);
