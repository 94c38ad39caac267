import { existsSync, mkdirSync } from 'node:fs';
import { hasDatabase, restore } from '../backup/restore.ts';
import { lockFolder } from '../data/lock.ts';
import { dataDir, fail, userPath } from './environment.ts';

/** `pnpm restore <file> [--force]`: puts the database of a backup in place. */

const words = process.argv.slice(2);
const force = words.includes('--force');
const [name, ...rest] = words.filter((word) => word !== '--force');
if (!name || name.startsWith('-') || rest.length > 0) fail('Usage: pnpm restore <file> [--force]');
const file = userPath(name);
if (!existsSync(file)) fail(`There is no file ${file}.`);

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
  const { madeAt } = await restore({ path }, file);
  console.log(`The database of ${madeAt} is in ${path}. "pnpm start" opens it; who was signed in then still is.`);
  process.exit(0);
} catch (error) {
  fail(error);
}
