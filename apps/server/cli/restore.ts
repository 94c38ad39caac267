import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { download, namesIn, readBucket } from '../backup/bucket.ts';
import { ENCRYPTED, decryptFile } from '../backup/encryption.ts';
import { check, hasDatabase, restore } from '../backup/restore.ts';
import { backupsAmong } from '../backup/schedule.ts';
import { exportSql } from '../backup/sql-export.ts';
import { lockFolder } from '../data/lock.ts';
import { dataDir, fail, sharedDatabase, userPath } from './environment.ts';

const USAGE = 'Usage: pnpm restore <file> [--force | --check | --sql <file>] [--key <file>] [--s3]';

/**
 * `pnpm restore <file> [--force]`: restores the database of a backup. With `--check`, only restores it into a scratch
 * folder and reads it there; with `--sql <file>`, only exports its database as SQL. `--key <file>` names the private
 * key of an encrypted backup. With `--s3`, the file is a name in the bucket of BACKUP_S3_URL, or `latest`.
 */

const { values, positionals } = readArguments();
const { force, check: onlyCheck, sql, key, s3 } = values;
const [name, ...rest] = positionals;
const ways = [force, onlyCheck, sql].filter((value) => value !== undefined);
if (!name || rest.length > 0 || ways.length > 1) fail(USAGE);
const scratch = mkdtempSync(join(tmpdir(), 'advisor-restore-'));
// It contains the site's secrets.
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
const given = s3 ? await downloaded(name) : userPath(name);
if (!existsSync(given)) fail(`There is no file ${given}.`);
const file = given.endsWith(ENCRYPTED) ? await decrypted() : given;

if (onlyCheck) {
  const { madeAt, tables, rows, files, hasChecksums } = await check(file, scratch).catch(fail);
  console.log(
    `${given} is whole: the database of ${madeAt} opens, ${rows} rows of ${tables} tables can be read, and it has ${files} files of the owner. ` +
      (hasChecksums ? 'Every file is as its checksum says.' : 'It has no checksums, since an older version made it.'),
  );
  process.exit(0);
}

if (sql !== undefined) {
  const into = userPath(sql);
  if (existsSync(into)) fail(`${into} exists already. Name another file.`);
  const madeAt = await exportSql(file, scratch, into).catch(fail);
  console.log(
    `${into} has the database of ${madeAt} as SQL, for an empty database of PostgreSQL 15 or later. The owner's files and the keys are in the backup alone.`,
  );
  process.exit(0);
}

const path = dataDir();
mkdirSync(path, { recursive: true, mode: 0o700 });
if (!(await lockFolder(path)))
  fail(`A server is running on ${path}. Stop it first: only one program may use the database at a time.`);
if (hasDatabase({ path }) && !force) {
  fail(
    `There is a database in ${path} already. "pnpm backup" keeps a copy of it; with --force it is replaced for good.`,
  );
}

try {
  const { madeAt } = await restore({ path, secretsFile: sharedDatabase().secretsFile }, file);
  console.log(`The database of ${madeAt} is in ${path}. "pnpm start" opens it; who was signed in then still is.`);
  process.exit(0);
} catch (error) {
  fail(error);
}

function readArguments() {
  const options = {
    force: { type: 'boolean' },
    check: { type: 'boolean' },
    sql: { type: 'string' },
    key: { type: 'string' },
    s3: { type: 'boolean' },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch {
    fail(USAGE);
  }
}

/** A backup from the bucket, downloaded into the scratch folder. */
async function downloaded(wanted: string): Promise<string> {
  try {
    const bucket = readBucket(process.env);
    if (!bucket) fail('Set BACKUP_S3_URL to the address of the bucket, and its key.');
    const backups = backupsAmong(await namesIn(bucket));
    const found = wanted === 'latest' ? backups.at(-1) : backups.find((one) => one === wanted);
    if (!found)
      fail(`There is no backup ${wanted} in ${process.env.BACKUP_S3_URL}. It has: ${backups.join(', ') || 'none'}.`);
    await download(bucket, found, join(scratch, found));
    return join(scratch, found);
  } catch (error) {
    fail(error);
  }
}

/** The decrypted backup. */
async function decrypted(): Promise<string> {
  if (key === undefined) fail(`${given} is encrypted. Name the file of your private key: --key <file>.`);
  const keyFile = userPath(key);
  if (!existsSync(keyFile)) fail(`There is no file ${keyFile}.`);
  const plain = join(scratch, basename(given, ENCRYPTED));
  await decryptFile(given, plain, keyFile).catch(fail);
  return plain;
}
