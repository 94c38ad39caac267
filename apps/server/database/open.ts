import type { DataFolder } from '../data/data-folder.ts';
import type { Database, DatabaseSettings } from './database.ts';
import { openEmbedded } from './embedded.ts';
import { openShared } from './shared.ts';

export type { Database } from './database.ts';

/** Opens a data folder's database, or with `databaseUrl` one on a PostgreSQL server. */
export function openDatabase(
  folder: DataFolder,
  { databaseUrl, ...settings }: DatabaseSettings & { databaseUrl?: string | undefined },
): Promise<Database> {
  return databaseUrl ? openShared(databaseUrl, folder, settings) : openEmbedded(folder, settings);
}
