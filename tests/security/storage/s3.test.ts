import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { S3mini } from 's3mini';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pack } from '../../../apps/server/backup/archive.ts';
import { lastBackup } from '../../../apps/server/backup/last-backup.ts';
import { backUpWhenDue, readBackupSchedule, storesOf } from '../../../apps/server/backup/schedule.ts';
import { newDataDir, removeDataDir } from '../../journeys/site.ts';
import { hasSwift, startS3, type S3Server } from '../support/s3-server.ts';

/** Backups in a real storage that speaks S3: OpenStack Swift, from Debian's packages. */

const root = join(import.meta.dirname, '../../..');
const HOUR = 3_600_000;
const START = Date.parse('2026-11-25T03:00:00Z');
const NAME = 'advisor-backup-2026-11-27T030000Z.tar.gz.age';

// Each backup is restored once, by a process of its own, on a machine that does other things meanwhile.
describe.skipIf(!hasSwift())('a bucket', { timeout: 240_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'advisor-bucket-'));
  /** A picture of the owner that needs more than one part. */
  const large = randomBytes(20_000_000);
  let server: S3Server;
  let bucket: S3mini;
  let dataDir: string;
  let env: Record<string, string>;
  let key: string;
  let errors: string[] = [];

  beforeAll(async () => {
    server = await startS3();
    dataDir = await newDataDir();
    writeFileSync(join(dataDir, 'files/large.png'), large);
    key = await generateIdentity();
    writeFileSync(join(folder, 'key.txt'), key);
    env = {
      BACKUP_S3_URL: `${server.url}/sites/one`,
      AWS_ACCESS_KEY_ID: server.accessKeyId,
      AWS_SECRET_ACCESS_KEY: server.secretAccessKey,
      AWS_REGION: 'eu-test-1',
      BACKUP_KEEP: '2',
      BACKUP_RECIPIENT: await identityToRecipient(key),
    };
    bucket = new S3mini({ ...server, endpoint: server.url, region: 'eu-test-1' });
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
    if (dataDir) await removeDataDir(dataDir);
    rmSync(folder, { recursive: true, force: true });
  });

  const backUp = (now: number, changed: Record<string, string> = {}) => {
    const schedule = readBackupSchedule({ ...env, ...changed })!;
    return backUpWhenDue(storesOf(schedule, dataDir)[0]!, schedule, {
      dataDir,
      backup: (file) => pack({ path: dataDir }, file, { now: new Date(now) }),
      log: { error: (line) => errors.push(line) },
      clock: () => now,
    });
  };

  async function restore(...args: string[]): Promise<{ code: number | null; text: string }> {
    const child = spawn('node', [join(root, 'apps/server/cli/restore.ts'), ...args, '--s3'], {
      env: { ...process.env, INIT_CWD: folder, ADVISOR_DATA_DIR: join(folder, 'restored'), ...env },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (text += data.toString()));
    return { code: await new Promise((ended) => child.once('close', ended)), text };
  }

  const keysIn = async () => (await bucket.listObjects('/', 'sites/one/'))!.map(({ Key }) => Key).toSorted();

  it('gets backups that are due, encrypted and in parts, and loses the oldest beyond the number', async () => {
    await bucket.putObject('sites/one/notes.txt', 'Of a person.');
    await bucket.putObject('sites/advisor-backup-2026-01-01T000000Z.tar.gz', 'Of another site.');
    for (const hours of [0, 23, 24, 48]) expect(await backUp(START + hours * HOUR)).toBe(true);
    expect(errors).toEqual([]);
    expect(await keysIn()).toEqual([
      'sites/one/advisor-backup-2026-11-26T030000Z.tar.gz.age',
      `sites/one/${NAME}`,
      'sites/one/notes.txt',
    ]);
    expect(await bucket.objectExists('sites/advisor-backup-2026-01-01T000000Z.tar.gz')).toBe(true);
    expect(lastBackup(dataDir)).toBe('2026-11-27T03:00:00.000Z');
    expect(readdirSync(join(dataDir, 'sending'))).toEqual([]);
  });

  it('is where a restore finds the newest one, or one by its name', async () => {
    expect(await restore(NAME, '--check', '--key', 'key.txt')).toEqual({
      code: 0,
      text: expect.stringMatching(
        / is whole: the database of 2026-11-27T03:00:00\.000Z opens, .* 1 files of the owner\./,
      ),
    });
    expect(await restore('latest', '--key', 'key.txt')).toEqual({
      code: 0,
      text: expect.stringContaining('The database of 2026-11-27T03:00:00.000Z is in '),
    });
    expect(readFileSync(join(folder, 'restored/files/large.png')).equals(large)).toBe(true);
    expect(await restore('advisor-backup-2026-11-25T030000Z.tar.gz')).toEqual({
      code: 1,
      text: `There is no backup advisor-backup-2026-11-25T030000Z.tar.gz in ${server.url}/sites/one. It has: advisor-backup-2026-11-26T030000Z.tar.gz.age, ${NAME}.\n`,
    });
  });

  it('that refuses, is not there or keeps nothing is reported, and what it had stays', async () => {
    const before = await keysIn();
    const noted = lastBackup(dataDir);
    const later = START + 100 * HOUR;
    expect(await backUp(later, { AWS_SECRET_ACCESS_KEY: 'another' })).toBe(false);
    expect(await backUp(later, { BACKUP_S3_URL: `${server.url}-none/sites` })).toBe(false);
    await server.breakDown();
    expect(await backUp(later)).toBe(false);
    expect(errors).toEqual([
      expect.stringMatching(/^No backup could be made in http:.*\/backups\/sites\/one\/: SignatureDoesNotMatch$/),
      expect.stringMatching(
        /^No backup could be made in http:.*\/backups-none\/sites\/: Error: There is no bucket http/,
      ),
      expect.stringMatching(/^No backup could be made in http:.*\/backups\/sites\/one\/: ServiceUnavailable$/),
    ]);
    expect(errors.join('\n')).not.toContain('another');
    expect(await keysIn()).toEqual(before);
    expect(lastBackup(dataDir)).toBe(noted);
    expect(readdirSync(join(dataDir, 'sending'))).toEqual([]);
  });
});
