import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { openDataFolder, type DataFolder } from '../data/data-folder.ts';
import { openDatabase, type Database } from '../database/open.ts';
import { startRetention, type Retention } from './retention.ts';

let folder: DataFolder;
let database: Database;
let lines: string[];

beforeAll(async () => {
  folder = await openDataFolder(await newDataDir(), 'owner@example.com');
  database = await openDatabase(folder, {
    supabaseDir: join(import.meta.dirname, '../../../supabase'),
    siteUrl: 'https://site.example',
  });
});

afterAll(async () => {
  await database.close();
  await removeDataDir(folder.path);
});

const query = (sql: string) => database.connection.driver.unsafe<Record<string, unknown>[]>(sql);

beforeEach(async () => {
  lines = [];
  await query('delete from public.contact_messages');
  await query('delete from public.outgoing_mails');
  await query('update private.retention set seen_at = now(), held_until = null, trusted_from = now()');
});

const store = (count: number, age = '0 days') =>
  query(`insert into public.contact_messages (form_type, name, email, message, created_at)
    select 'contact', 'Ada', 'ada@example.com', 'Hello', now() - interval '${age}' from generate_series(1, ${count})
    returning id`);

/** Does what the clock of the machine does when it is moved: for what is stored, that much more time has passed. */
const moveClock = async (by: string) => {
  await query(`update public.contact_messages set created_at = created_at - interval '${by}',
    deleted_at = deleted_at - interval '${by}'`);
  await query(`update public.outgoing_mails set mailed_at = mailed_at - interval '${by}'`);
  await query(`update private.retention set seen_at = seen_at - interval '${by}',
    held_until = held_until - interval '${by}', trusted_from = trusted_from - interval '${by}'`);
};

/** One look for what has to go, as there is one every ten minutes. */
async function look(): Promise<Awaited<ReturnType<Retention['held']>>> {
  const work: Promise<unknown>[] = [];
  const retention = startRetention(database, {
    mailDir: folder.mailDir,
    clock: () => new Date(),
    log: (line) => lines.push(line),
    keepAlive: (task) => work.push(task),
  });
  await Promise.all(work);
  retention.stop();
  return retention.held();
}

const stored = async () => (await query('select count(*)::integer as count from public.contact_messages'))[0]!.count;

it('what has expired is erased, with its mail file, when the clock goes on as it should', async () => {
  const [old] = await store(1, '731 days');
  await store(20, '700 days');
  const file = join(folder.mailDir, `${String(old!.id)}.eml`);
  writeFileSync(file, '');
  await moveClock('10 minutes');
  expect(await look()).toBeNull();
  expect([await stored(), existsSync(file)]).toEqual([20, false]);
  expect(lines).toEqual([expect.stringMatching(/^Removed for good after 730 days.*1 message that was never/)]);
});

it('nothing is erased where the clock has jumped, and all is as before when it is put back', async () => {
  await store(21);
  await query(`update public.contact_messages set deleted_at = now()
    where id in (select id from public.contact_messages limit 1)`);
  await query(`insert into public.outgoing_mails (kind, recipient, subject, text, mailed_at)
    values ('receipt', 'ada@example.com', 'Received', 'Here.', now())`);
  await moveClock('1095 days');
  const held = await look();
  expect(held?.count).toBe(20);
  expect(Date.parse(held!.until) - Date.now()).toBeGreaterThan(86_000_000);
  expect(lines).toEqual([expect.stringMatching(/^Kept until .*: 20 messages\. If the clock of this machine is wrong/)]);
  await moveClock('10 minutes');
  expect((await look())?.count).toBe(20);
  // First to a time that is still ahead.
  for (const back of ['-1000 days', '-95 days']) {
    await moveClock(back);
    expect(await look()).toBeNull();
    expect(await stored()).toBe(21);
    expect(await query('select id from public.outgoing_mails')).toHaveLength(1);
  }
  // A second time.
  await moveClock('1095 days');
  expect((await look())?.count).toBe(20);
});

it('what expires after the clock was put back is erased, a day after that at the latest', async () => {
  await store(20);
  await store(1, '729 days');
  await moveClock('3 years');
  expect((await look())?.count).toBe(21);
  await moveClock('-3 years');
  await look();
  await moveClock('23 hours');
  expect(await look()).toBeNull();
  await moveClock('5 hours');
  expect(await look()).toBeNull();
  expect(await stored()).toBe(20);
});

it('what has expired is erased a day after the clock has jumped, and not sooner by a second jump', async () => {
  await store(20);
  await moveClock('3 years');
  await look();
  await moveClock('2 days');
  expect((await look())?.count).toBe(20);
  await moveClock('23 hours');
  expect((await look())?.count).toBe(20);
  await moveClock('2 hours');
  expect(await look()).toBeNull();
  expect(await stored()).toBe(0);
});

it('more than a tenth of the messages waits a day, whatever the clock does', async () => {
  await store(3, '731 days');
  await store(20);
  expect((await look())?.count).toBe(3);
  await moveClock('23 hours');
  expect((await look())?.count).toBe(3);
  await moveClock('2 hours');
  expect(await look()).toBeNull();
  expect(await stored()).toBe(20);
});

it('what the owner deleted goes after half an hour all the same', async () => {
  await store(5, '731 days');
  await query(`update public.contact_messages set deleted_at = now() - interval '31 minutes'
    where id in (select id from public.contact_messages limit 2)`);
  await query(`update private.retention set held_until = now() + interval '1 hour'`);
  expect((await look())?.count).toBe(3);
  expect(await stored()).toBe(3);
});
