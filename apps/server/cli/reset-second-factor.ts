import { existsSync } from 'node:fs';
import { removeFactors } from '../auth/factors.ts';
import { openDataFolder } from '../data/data-folder.ts';
import { lockFolder } from '../data/lock.ts';
import { createUpdateCopies } from '../backup/update-copies.ts';
import { openDatabase } from '../database/open.ts';
import { SUPABASE_DIR } from '../server.ts';
import { dataDir, fail, sharedDatabase, siteUrlSetting } from './environment.ts';

// AUTH-24
/** `pnpm reset-second-factor <email>`: lets an account sign in with just its password again. */

const [email, ...rest] = process.argv.slice(2);
if (!email || rest.length > 0 || email.startsWith('-')) fail('Usage: pnpm reset-second-factor <email>');

const path = dataDir();
const { databaseUrl, secretsFile } = sharedDatabase();
if (!databaseUrl && !existsSync(path)) fail(`There is no database in ${path}. "pnpm start" makes one.`);
if (!databaseUrl && !(await lockFolder(path)))
  fail(`A server is running on ${path}. Stop it first: only one program may use the database at a time.`);

try {
  const folder = await openDataFolder(path, email, { secretsFile });
  const database = await openDatabase(folder, {
    copies: createUpdateCopies(folder, console.log),
    supabaseDir: SUPABASE_DIR,
    databaseUrl,
    siteUrl: siteUrlSetting() ?? 'http://localhost:4173',
  });
  const apps = await removeFactors(database.connection, email);
  await database.close();
  if (apps === null) fail(`There is no account with the address ${email}.`);
  console.log(
    apps === 0
      ? `${email} signs in with the password alone already. Nothing was changed.`
      : `${email} signs in with the password alone again: ${apps === 1 ? 'its authenticator app' : `its ${apps} authenticator apps`} and recovery codes are removed, and its sessions have ended.`,
  );
  process.exit(0);
} catch (error) {
  fail(error);
}
