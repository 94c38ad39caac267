import { mkdirSync } from 'node:fs';
import { generatePassword, openDataFolder } from '../data/data-folder.ts';
import { openDatabase } from '../database/open.ts';
import { makeOwner } from '../database/owner.ts';
import { lockFolder } from '../data/lock.ts';
import { SUPABASE_DIR } from '../server.ts';
import { isSingleAddress } from '@advisor/contact-function/rules.generated.ts';
import { dataDir, fail, siteUrlSetting } from './environment.ts';

/** `pnpm owner <email>`: makes an owner account, or makes an existing account an owner. */

const [email, ...rest] = process.argv.slice(2);
if (!email || rest.length > 0) fail('Usage: pnpm owner <email>');
if (!isSingleAddress(email)) fail(`"${email}" is not an email address. Use one such as you@example.com.`);

const path = dataDir();
mkdirSync(path, { recursive: true, mode: 0o700 });
if (!(await lockFolder(path)))
  fail(`A server is running on ${path}. Stop it first: only one program may use the database at a time.`);

try {
  // On a folder without a database this account becomes the first owner, instead of the default one beside it.
  const folder = await openDataFolder(path, email);
  const siteUrl = siteUrlSetting() ?? 'http://localhost:4173';
  const database = await openDatabase(folder, { supabaseDir: SUPABASE_DIR, siteUrl });
  const password = (database.ownerCreated && folder.secrets.ownerPassword) || generatePassword();
  const result =
    database.ownerCreated && email.toLowerCase() === folder.secrets.ownerEmail.toLowerCase()
      ? 'created'
      : await makeOwner(database.connection, { secrets: folder.secrets, siteUrl }, { email, password });
  await database.close();
  if (result === 'created') {
    console.log(
      `${email} is an owner now.\nPassword, shown this once: ${password}\nIt has to be changed at the first sign-in.`,
    );
  }
  if (result === 'promoted') console.log(`${email} is an owner now, with the password it had.`);
  if (result === 'unchanged') console.log(`${email} is an owner already. Nothing was changed.`);
  process.exit(0);
} catch (error) {
  fail(error);
}
