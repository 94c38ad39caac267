import type { Connection } from '../sql/connection.ts';
import type { DiskGuard } from './disk-space.ts';

export type Health = 'ok' | 'disk full' | 'database read-only' | 'database unavailable';

/** How long a result is cached, in ms, so that frequent requests cause no writes. A failure is rechecked sooner. */
const HEALTHY_CACHE_MS = 30_000;
const FAILURE_CACHE_MS = 5_000;
const TIMEOUT_MS = 2_000;

/** The server's own tables, which no API exposes. */
export const SERVER_SCHEMA = `
create schema if not exists advisor_server;
create table if not exists advisor_server.health (
  id boolean primary key default true check (id),
  checked_at timestamptz not null
);
-- PROBLEM-2: what is wrong, and when the owner was told: for all processes on the database, and for the next start.
create table if not exists advisor_server.problems (
  kind text primary key,
  since timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  told_at timestamptz
);`;

/**
 * Returns a health check. At most every 30 seconds, on demand, it writes a row, which Postgres must flush to disk
 * before it answers.
 */
export function createHealthCheck(
  database: () => { connection: Connection; disk: Pick<DiskGuard, 'isFull'> },
): () => Promise<Health> {
  let known: { health: Health; until: number } | undefined;
  let running: Promise<Health> | undefined;
  return async () => {
    const { connection, disk } = database();
    if (disk.isFull()) return 'disk full';
    if (known && performance.now() < known.until) return known.health;
    running ??= writeInTime(connection)
      .then(
        (): Health => 'ok',
        (error: unknown) => healthAfter(error),
      )
      .then((health) => {
        known = { health, until: performance.now() + (health === 'ok' ? HEALTHY_CACHE_MS : FAILURE_CACHE_MS) };
        running = undefined;
        return health;
      });
    return running;
  };
}

async function writeInTime({ driver }: Connection): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database did not answer within two seconds.')), TIMEOUT_MS);
  });
  const write = driver.query(
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
