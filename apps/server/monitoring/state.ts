import { freeSpace } from '../database/disk-space.ts';
import type { Health } from '../database/health.ts';
import type { Database } from '../database/open.ts';
import type { Publisher, PublishState } from '../publish/publisher.ts';

/** The server's state, for monitoring. */
export interface ServerState {
  database: Health;
  /** Unsent mails: to the owner (messages), and to others. Null if the database did not answer. */
  unsent: { messages: number; mails: number } | null;
  /** Null where publishing is not available. */
  publishing: PublishState['state'] | null;
  /** Free space on the data folder's disk, in bytes. Null if unknown. */
  freeBytes: number | null;
  /** When the last backup was made, ISO 8601. Null if unknown. */
  lastBackup: string | null;
}

export interface StateDeps {
  database: Pick<Database, 'connection' | 'health'> | null;
  publisher: Pick<Publisher, 'state'> | null;
  /** The data folder. Null when it could not be opened. */
  folder: string | null;
  lastBackup: () => string | null;
}

const unavailable: Health = 'database unavailable';

/** Reads the server's state. Never rejects: unknown values are null. */
export async function readState({ database, publisher, folder, lastBackup }: StateDeps): Promise<ServerState> {
  const [health, unsent, publishing, freeBytes] = await Promise.all([
    database?.health() ?? unavailable,
    database ? countUnsent(database).catch(() => null) : null,
    publisher?.state().then(
      ({ state }) => state,
      () => null,
    ) ?? null,
    folder === null ? null : freeSpace(folder).catch(() => null),
  ]);
  return { database: health, unsent, publishing, freeBytes, lastBackup: lastBackup() };
}

async function countUnsent({ connection }: Pick<Database, 'connection'>): Promise<ServerState['unsent']> {
  const { rows } = await connection.driver.query<{ messages: number; mails: number }>(
    `select
       (select count(*) from public.contact_messages where mailed_at is null and deleted_at is null)::integer as messages,
       (select count(*) from public.outgoing_mails where mailed_at is null and cancelled_at is null)::integer as mails`,
  );
  return rows[0] ?? null;
}
