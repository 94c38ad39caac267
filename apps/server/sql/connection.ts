import type { PgliteConnection } from '@supabase/lite/pglite';
import type { PostgresConnection } from '@supabase/lite/postgres';

/** Runs statements. PGlite has this interface, and `overPool` provides it for a PostgreSQL server. */
export interface Statements {
  /** One statement, with values for `$1`, `$2` …. `affectedRows` is the number of rows written. */
  query<Row>(statement: string, values?: unknown[]): Promise<{ rows: Row[]; affectedRows?: number }>;
  /** Any number of statements, without values. */
  exec(statements: string): Promise<unknown>;
}

export interface Driver extends Statements {
  /** Commits when `work` resolves, and rolls back when it rejects. */
  transaction<Result>(work: (transaction: Statements) => Promise<Result>): Promise<Result>;
}

/** The database, for the server's own statements, with the rights of its owner. */
export interface Connection {
  readonly driver: Driver;
}

/** The same database for `@supabase/lite`, which sets each request's role and claims in a transaction. */
export interface ProjectConnection extends Connection {
  readonly library: PgliteConnection | PostgresConnection;
}
