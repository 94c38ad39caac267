import type { PostgresConnection } from '@supabase/lite/postgres';
import type { DiskGuard } from './disk-space.ts';

export type Health = 'ok' | 'disk full' | 'database read-only' | 'database unavailable';

/** How long a result is cached, in ms: many requests cause few writes, and a statement that does not end is known at once. */
const CACHE_MS = 1_000;
const TIMEOUT_MS = 2_000;

/** The server's own tables, which no API exposes. */
export const SERVER_SCHEMA = `
create schema if not exists advisor_server;
create table if not exists advisor_server.health (
  id boolean primary key default true check (id),
  checked_at timestamptz not null
);`;

/**
 * Returns a call that says how the database is. At most once a second, on demand, it stores a row, which Postgres has
 * to bring to the disk before it answers.
 */
export function createHealthCheck(
  database: () => { connection: PostgresConnection; disk: DiskGuard },
  now: () => number,
): () => Promise<Health> {
  let known: { health: Health; until: number } | undefined;
  let running: Promise<Health> | undefined;
  return async () => {
    const { connection, disk } = database();
    if (disk.isFull()) return 'disk full';
    if (known && now() < known.until) return known.health;
    running ??= writeInTime(connection)
      .then(
        (): Health => 'ok',
        (error: unknown) => healthAfter(error),
      )
      .then((health) => {
        known = { health, until: now() + CACHE_MS };
        running = undefined;
        return health;
      });
    return running;
  };
}

async function writeInTime({ driver }: PostgresConnection): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer within two seconds.')), TIMEOUT_MS);
  });
  const write = driver.unsafe(
    'insert into advisor_server.health (checked_at) values (now()) on conflict (id) do update set checked_at = now()',
  );
  try {
    await Promise.race([write, late]);
  } finally {
    clearTimeout(timer);
  }
}

function healthAfter(error: unknown): Health {
  const code = (error as { code?: string }).code;
  if (code === '53100') return 'disk full';
  return code === '25006' || code === '42501' ? 'database read-only' : 'database unavailable';
}
