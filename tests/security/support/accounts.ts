import { join } from 'node:path';
import { openDataFolder } from '../../../apps/server/data/data-folder.ts';
import { openDatabase } from '../../../apps/server/database/open.ts';
import { makeOwner } from '../../../apps/server/database/owner.ts';

const supabaseDir = join(import.meta.dirname, '../../../supabase');
const siteUrl = 'http://localhost:4173';

/** Creates accounts in a data folder without a running server, as `owner` does: their password costs what it usually costs. */
export async function makeAccounts(dataDir: string, emails: readonly string[], password: string): Promise<void> {
  const folder = await openDataFolder(dataDir, 'owner@example.com');
  const database = await openDatabase(folder, { supabaseDir, siteUrl });
  const settings = { secrets: folder.secrets, siteUrl };
  for (const email of emails) await makeOwner(database.connection, settings, { email, password });
  await database.close();
}
