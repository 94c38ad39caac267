import { isDeepStrictEqual } from 'node:util';
import { MUST_CHANGE } from '../../auth/first-password.ts';
import type { Sealer } from '../../auth/secrets.ts';
import type { Statements } from '../../sql/connection.ts';
import { MoveError, insertRows, tablesOf } from './copy.ts';

/** A row as JSON, by column. */
type Row = { id: string } & Record<string, unknown>;

/** Accounts in the form of Supabase Auth: passwords as bcrypt hashes, secrets of authenticator apps as plain text. */
export interface Accounts {
  users: Row[];
  identities: Row[];
  /** Verified authenticator apps. */
  apps: Row[];
}

/** Supabase Auth cannot read an account that has null in one of these. */
const NEVER_NULL = {
  instance_id: '00000000-0000-0000-0000-000000000000',
  aud: 'authenticated',
  role: 'authenticated',
  is_super_admin: false,
  raw_app_meta_data: {},
  raw_user_meta_data: {},
  phone_change: '',
};
/** Nor an account without these, which are for links and codes that were mailed: the old site's open nothing. */
const NO_TOKENS = {
  confirmation_token: '',
  recovery_token: '',
  reauthentication_token: '',
  email_change: '',
  email_change_token_new: '',
  email_change_token_current: '',
  email_change_confirm_status: 0,
  phone_change_token: '',
};

// MOVE-4
/**
 * The accounts of an embedded database. Rejects with MoveError if one could not be used elsewhere: its first password
 * was not changed, or its authenticator app was set up with other keys.
 */
export async function readAccounts(from: Statements, sealer: Sealer): Promise<Accounts> {
  const users = await rowsOf(from, 'auth.users');
  for (const { email, raw_app_meta_data: metadata } of users)
    if ((metadata as Record<string, unknown> | null)?.[MUST_CHANGE])
      throw new MoveError(
        `${String(email)} still has the first password. Start the site, sign in and change it: a hosted project has no such password.`,
      );
  const apps = await rowsOf(from, 'auth.mfa_factors', `factor_type = 'totp' and status = 'verified'`);
  return {
    users: users.map((user) => ({ ...withDefaults(user, NEVER_NULL), ...NO_TOKENS })),
    identities: await rowsOf(from, 'auth.identities'),
    apps: apps.map((app) => {
      const secret = sealer.open(String(app.secret), app.id);
      if (secret === null)
        throw new MoveError(
          `An authenticator app of ${String(users.find(({ id }) => id === app.user_id)?.email)} was set up with other keys, so that its secret cannot be read. Remove it with "pnpm reset-second-factor".`,
        );
      return { ...withDefaults(app, { friendly_name: '' }), secret };
    }),
  };
}

/**
 * Adds accounts to a hosted project, in a transaction that `beginCopy` has prepared, and compares what is there with what was written.
 * Rejects with MoveError if it differs.
 */
export async function writeAccounts(to: Statements, { users, identities, apps }: Accounts): Promise<void> {
  const tables = new Map((await tablesOf(to, { schema: 'auth' })).map((table) => [table.name, table]));
  for (const [name, rows] of [
    ['auth.users', users],
    ['auth.identities', identities],
    ['auth.mfa_factors', apps],
  ] as const) {
    if (!rows[0]) continue;
    // Each side has columns that the other lacks.
    const columns = tables.get(name)?.columns.filter((column) => column in rows[0]!) ?? [];
    await insertRows(to, name, columns, rows);
    const ids = rows.map(({ id }) => id);
    const written = new Map((await rowsOf(to, name, 'id = any($1::uuid[])', [ids])).map((row) => [row.id, row]));
    for (const row of rows)
      for (const column of columns)
        if (!isDeepStrictEqual(written.get(row.id)?.[column], row[column]))
          throw new MoveError(`${column} of a row of ${name} differs after the copy. Nothing was copied.`);
  }
}

async function rowsOf(
  statements: Statements,
  table: string,
  condition = 'true',
  values: unknown[] = [],
): Promise<Row[]> {
  const { rows } = await statements.query<{ row: string }>(
    `select to_jsonb(t)::text as row from ${table} as t where ${condition} order by id`,
    values,
  );
  return rows.map(({ row }) => JSON.parse(row) as Row);
}

const withDefaults = (row: Row, defaults: object): Row => ({
  ...row,
  ...Object.fromEntries(Object.entries(defaults).filter(([column]) => (row[column] ?? null) === null)),
});
