import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pack } from '../backup/archive.ts';
import { hasDatabase } from '../backup/restore.ts';
import { requestBackup } from '../backup/online-backup.ts';
import { finishRestore } from '../data/data-folder.ts';
import { lockFolder } from '../data/lock.ts';
import { dataDir, fail, userPath } from './environment.ts';

/** `pnpm backup [file]`: the database, its secrets and the owner's files in one file, whether or not a server runs. */

const [name, ...rest] = process.argv.slice(2);
if (rest.length > 0 || name?.startsWith('-')) fail('Usage: pnpm backup [file]');
const path = dataDir();
const file = userPath(name ?? `advisor-backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`);
if (existsSync(file)) fail(`${file} exists already. Name another file: a backup never replaces one.`);
if (!existsSync(path)) fail(`There is no database in ${path}. "pnpm start" makes one.`);

try {
  mkdirSync(dirname(file), { recursive: true });
  const lock = (await lockFolder(path)) ?? (await requestBackup(path, file));
  if (lock) {
    finishRestore(path);
    if (!hasDatabase({ path })) fail(`There is no database in ${path}. "pnpm start" makes one.`);
    await pack({ path }, file);
  }
  const size = (statSync(file).size / 1e6).toFixed(1);
  console.log(
    `${file} (${size} MB) holds the database, its secrets and the owner's files. Keep it where nobody else can read it.`,
  );
  process.exit(0);
} catch (error) {
  fail(error);
}
