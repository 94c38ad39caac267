import { join } from 'node:path';
import { hashCheaply } from '../../../apps/server/auth/test-hashes.ts';
import { openDataFolder } from '../../../apps/server/data/data-folder.ts';
import { openDatabase } from '../../../apps/server/database/open.ts';
import { makeOwner } from '../../../apps/server/database/owner.ts';

const supabaseDir = join(import.meta.dirname, '../../../supabase');
const siteUrl = 'http://localhost:4173';

/**
 * Creates accounts in a data folder without a running server, one for each attack.
 *
 * @param cost of hashing their password: what tests of time need is `usual`
 */
export async function makeAccounts(
  dataDir: string,
  emails: readonly string[],
  password: string,
  cost: 'least' | 'usual' = 'least',
): Promise<void> {
  const folder = await openDataFolder(dataDir, 'owner@example.com');
  const database = await openDatabase(folder, { supabaseDir, siteUrl });
  const settings = { secrets: folder.secrets, siteUrl };
  for (const email of emails) await makeOwner(database.connection, settings, { email, password });
  if (cost === 'least') await hashCheaply(database.connection, emails, password);
  await database.close();
}
