import { existsSync } from 'node:fs';
import { moveToHosted } from '../backup/move/to-hosted.ts';
import { moveToPostgres } from '../backup/move/to-postgres.ts';
import { hasDatabase } from '../backup/restore.ts';
import { finishRestore, openDataFolder } from '../data/data-folder.ts';
import { lockFolder } from '../data/lock.ts';
import { DEFAULT_OWNER, SUPABASE_DIR } from '../server.ts';
import { dataDir, fail, hostedProject, sharedDatabase, siteUrlSetting } from './environment.ts';

/**
 * `pnpm move --to postgres://…` or `--to https://<ref>.supabase.co`: copies the embedded database and the owner's files
 * to a PostgreSQL server or to a hosted Supabase project.
 */

const [option, target, ...rest] = process.argv.slice(2);
const isPostgres = /^postgres(?:ql)?:\/\//.test(target ?? '');
// The secret key goes there: unencrypted only within this machine.
const isHosted = /^(?:https:|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/.test(target ?? '') && URL.canParse(target!);
if (option !== '--to' || !target || rest.length > 0 || !(isPostgres || isHosted))
  fail('Usage: pnpm move --to postgres://user:password@host/database\n   or: pnpm move --to https://<ref>.supabase.co');
if (isPostgres && /\.supabase\.com?(?::\d+)?\//.test(target))
  fail('This is the database of a hosted Supabase project: use --to https://<ref>.supabase.co');

const path = dataDir();
const { secretsFile } = sharedDatabase();
const project = isHosted ? hostedProject(target) : null;
if (!existsSync(path)) fail(`There is no database in ${path}.`);
if (!(await lockFolder(path)))
  fail(`A server is running on ${path}. Stop it first: what it stores meanwhile would not be moved.`);

try {
  finishRestore({ path, secretsFile });
  if (!hasDatabase({ path })) fail(`There is no database in ${path}.`);
  const folder = await openDataFolder(path, DEFAULT_OWNER, { secretsFile });
  const settings = { supabaseDir: SUPABASE_DIR, siteUrl: siteUrlSetting() ?? 'http://localhost:4173' };
  if (project) {
    const { accounts, apps, tables, rows, files } = await moveToHosted(folder, project, settings);
    console.log(
      `${count(accounts, 'account')}, ${rows} rows of ${tables} tables and ${count(files, 'file')} are in the project, compared by their hashes. The database in ${path} stays as it was.\n` +
        `Sessions, recovery codes and links in mails that were sent do not go along: everybody signs in again with the same password${apps > 0 ? ' and authenticator app, and makes new recovery codes' : ''}.`,
    );
  } else {
    const { tables, rows, files } = await moveToPostgres(folder, target, settings);
    console.log(
      `${rows} rows of ${tables} tables and ${files} files are on the server, compared by their hashes. ` +
        `Start with DATABASE_URL and the same data folder, whose keys belong to them; the database in ${path} stays as it was.`,
    );
  }
  process.exit(0);
} catch (error) {
  fail(error);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
