import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openDataFolder } from '../data/data-folder.ts';
import { openDatabase } from '../database/open.ts';
import { SUPABASE_DIR } from '../server.ts';
import { pack } from './archive.ts';
import { decryptFile } from './encryption.ts';
import { lastBackup } from './last-backup.ts';
import { check } from './restore.ts';
import { backUpWhenDue, readBackupSchedule, storesOf, type BackupSchedule } from './schedule.ts';

/** Backups of a real data folder, with a controllable clock. */

const root = mkdtempSync(join(tmpdir(), 'advisor-schedule-'));
const dataDir = join(root, 'data');
const HOUR = 3_600_000;
const START = Date.parse('2026-11-25T03:00:00Z');

// Each backup is test-restored in its own process, on a machine busy with other work.
vi.setConfig({ testTimeout: 240_000 });

let schedule: BackupSchedule & { dir: string };
let errors: string[];

beforeAll(async () => {
  const folder = await openDataFolder(dataDir, 'owner@example.com');
  const database = await openDatabase(folder, { supabaseDir: SUPABASE_DIR, siteUrl: 'http://localhost:4173' });
  await database.close();
});

afterAll(() => rmSync(root, { recursive: true }));

beforeEach(() => {
  errors = [];
  schedule = { dir: mkdtempSync(join(root, 'backups-')), bucket: null, everyMs: 24 * HOUR, kept: 2, recipient: null };
});

const at = (now: number, backup = (file: string) => pack({ path: dataDir }, file, { now: new Date(now) })) =>
  backUpWhenDue(storesOf(schedule, dataDir)[0]!, schedule, {
    dataDir,
    backup,
    log: { error: (line) => errors.push(line) },
    clock: () => now,
  });

const files = () => readdirSync(schedule.dir).toSorted();

it('are made when due, and the oldest excess ones are removed', async () => {
  writeFileSync(join(schedule.dir, 'advisor-backup-by-hand.tar.gz'), 'of a person');
  writeFileSync(join(schedule.dir, 'advisor-backup-2026-11-20T000000Z.tar.gz.part'), 'of a server that was killed');
  await at(START);
  await at(START + 23 * HOUR);
  expect(files()).toEqual(['advisor-backup-2026-11-25T030000Z.tar.gz', 'advisor-backup-by-hand.tar.gz']);
  expect(lastBackup(dataDir)).toBe('2026-11-25T03:00:00.000Z');
  await at(START + 24 * HOUR);
  await at(START + 49 * HOUR);
  expect(files()).toEqual([
    'advisor-backup-2026-11-26T030000Z.tar.gz',
    'advisor-backup-2026-11-27T040000Z.tar.gz',
    'advisor-backup-by-hand.tar.gz',
  ]);
  expect(errors).toEqual([]);
});

it('made while the clock was ahead neither hold up the next one nor cause one to be removed', async () => {
  const later = ['advisor-backup-2026-12-24T030000Z.tar.gz', 'advisor-backup-2026-12-25T030000Z.tar.gz'];
  for (const name of later) writeFileSync(join(schedule.dir, name), 'made while the clock was ahead');
  await at(START);
  await at(START + HOUR);
  expect(files()).toEqual(['advisor-backup-2026-11-25T030000Z.tar.gz', ...later]);
  expect(errors).toEqual([]);
});

it('are kept only if they can be restored, and a failure removes no others', async () => {
  schedule.kept = 1;
  await at(START);
  const noted = lastBackup(dataDir);
  await at(START + 25 * HOUR, async (file) => {
    writeFileSync(file, 'damaged on its way to the disk');
    return new Date(START + 25 * HOUR).toISOString();
  });
  await at(START + 25 * HOUR, () => Promise.reject(new Error('The disk is full.')));
  expect(files()).toEqual(['advisor-backup-2026-11-25T030000Z.tar.gz']);
  expect(lastBackup(dataDir)).toBe(noted);
  expect(errors).toEqual([
    expect.stringMatching(
      /^No backup could be made in .*: Error: .* is not a backup made by "pnpm backup", or it is damaged/,
    ),
    `No backup could be made in ${schedule.dir}: Error: The disk is full.`,
  ]);

  // It is retried.
  await at(START + 26 * HOUR);
  expect(files()).toEqual(['advisor-backup-2026-11-26T050000Z.tar.gz']);
});

it('are encrypted for a recipient, and restored only with their key', async () => {
  const [key, another] = [await generateIdentity(), await generateIdentity()];
  schedule.recipient = await identityToRecipient(key);
  await at(START);
  await at(START + 24 * HOUR);
  await at(START + 48 * HOUR);
  const [, name] = files();
  expect(files()).toEqual([
    'advisor-backup-2026-11-26T030000Z.tar.gz.age',
    'advisor-backup-2026-11-27T030000Z.tar.gz.age',
  ]);
  const file = join(schedule.dir, name!);
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const keyFile = join(root, 'key.txt');
  const plain = join(root, 'plain.tar.gz');
  writeFileSync(keyFile, `# created: 2026-11-25\n${another}\n`);
  await expect(decryptFile(file, plain, keyFile)).rejects.toThrow(
    /could not be decrypted with .*Nothing was changed\.$/,
  );
  rmSync(plain, { force: true });
  writeFileSync(keyFile, `# created: 2026-11-25\n${another}\n${key}\n`);
  await decryptFile(file, plain, keyFile);
  expect(await check(plain, root)).toMatchObject({ madeAt: '2026-11-27T03:00:00.000Z', hasChecksums: true });
  rmSync(plain);

  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(7, bytes.length >> 1, (bytes.length >> 1) + 64));
  await expect(decryptFile(file, plain, keyFile)).rejects.toThrow('could not be decrypted');
});

it('reports a folder that cannot be made', async () => {
  writeFileSync(join(root, 'file'), '');
  schedule.dir = join(root, 'file/backups');
  await at(START);
  expect(errors).toEqual([`No backup could be made in ${schedule.dir}: ENOTDIR`]);
  expect(existsSync(schedule.dir)).toBe(false);
});

it('are configured by variables, and invalid ones are rejected', () => {
  expect(readBackupSchedule({})).toBeNull();
  expect(readBackupSchedule({ BACKUP_DIR: '/backups' })).toEqual({
    dir: '/backups',
    bucket: null,
    everyMs: 24 * HOUR,
    kept: 14,
    recipient: null,
  });
  expect(readBackupSchedule({ BACKUP_DIR: '/backups', BACKUP_HOURS: '6', BACKUP_KEEP: '3' })).toEqual({
    dir: '/backups',
    bucket: null,
    everyMs: 6 * HOUR,
    kept: 3,
    recipient: null,
  });
  for (const BACKUP_HOURS of ['0', '-1', '1.5', 'daily', '9000'])
    expect(() => readBackupSchedule({ BACKUP_HOURS })).toThrow(
      `BACKUP_HOURS must be a whole number from 1 to 8760, not "${BACKUP_HOURS}".`,
    );
  for (const BACKUP_RECIPIENT of ['me', 'AGE-SECRET-KEY-1QQQQQQQQQQQQQQQQQQQQQQQ'])
    expect(() => readBackupSchedule({ BACKUP_RECIPIENT })).toThrow('must be a public key of age');
  expect(() => readBackupSchedule({ BACKUP_KEEP: '0' })).toThrow('BACKUP_KEEP must be');
  expect(() => readBackupSchedule({ BACKUP_DIR: '/backups', DATABASE_URL: 'postgres://localhost' })).toThrow('pg_dump');

  const key = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const bucketOf = (BACKUP_S3_URL: string, more = {}) => readBackupSchedule({ BACKUP_S3_URL, ...key, ...more })?.bucket;
  expect(bucketOf('https://s3.example.com/kept')).toEqual({
    endpoint: 'https://s3.example.com/kept',
    prefix: '',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(bucketOf('https://s3.example.com/kept/site/one/', { AWS_REGION: 'eu-central-1' })).toMatchObject({
    endpoint: 'https://s3.example.com/kept',
    prefix: 'site/one/',
    region: 'eu-central-1',
  });
  for (const url of ['kept', 's3://kept', 'https://s3.example.com', 'https://id:secret@s3.example.com/kept'])
    expect(() => bucketOf(url)).toThrow('BACKUP_S3_URL must be the address of a bucket without keys');
  expect(() => bucketOf('https://s3.example.com/kept', { AWS_ACCESS_KEY_ID: '' })).toThrow('needs a key');
  expect(() => bucketOf('https://s3.example.com/kept', { DATABASE_URL: 'postgres://localhost' })).toThrow('pg_dump');
});
