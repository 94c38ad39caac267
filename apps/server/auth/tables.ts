import type { PostgresConnection } from '@supabase/lite/postgres';
import type { KeyedHash } from './secrets.ts';

/** Requests for a new password live this long. Their rows stay as long, because they also count the mails of an hour. */
export const RECOVERY_MINUTES = 60;
/** How long an address or a device counts as known to an account after a sign-in. */
export const KNOWN_DAYS = 90;

/**
 * What the embedded server keeps for sign-in, as hashes alone. It is no migration, since a hosted project has its own;
 * no role of the API may name anything in this schema.
 */
const TABLES = `
create schema if not exists server_auth;
revoke all on schema server_auth from public;

create table if not exists server_auth.recovery_requests (
  id uuid primary key default gen_random_uuid(),
  account_key text not null,
  user_id uuid references auth.users (id) on delete cascade,
  account_state text,
  link_hash text not null unique,
  code_hash text not null,
  failed_codes int not null default 0,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
comment on table server_auth.recovery_requests is
  'Requests for a new password. Those without a user were made for an address without an account: they keep the work equal.';
create index if not exists recovery_requests_account_key_idx on server_auth.recovery_requests (account_key);
create index if not exists recovery_requests_user_id_idx on server_auth.recovery_requests (user_id);
create index if not exists recovery_requests_expires_at_idx on server_auth.recovery_requests (expires_at);

create table if not exists server_auth.known_callers (
  user_id uuid not null references auth.users (id) on delete cascade,
  caller_hash text not null,
  last_used_at timestamptz not null,
  primary key (user_id, caller_hash)
);
comment on table server_auth.known_callers is 'Addresses and devices that have signed in to an account.';

create table if not exists server_auth.secret (
  id boolean primary key default true check (id),
  hash text not null
);
comment on table server_auth.secret is 'Tells whether the secret of the data folder is still the one that sessions were begun with.';`;

const END_ALL_SESSIONS = `
delete from auth.sessions;
delete from auth.refresh_tokens;
delete from server_auth.recovery_requests;
delete from server_auth.known_callers;`;

/** Columns in which the library keeps a hash over the email address and six digits, which anyone can compute. */
const WEAK_TOKENS = [
  'confirmation_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'reauthentication_token',
];

/**
 * Makes the tables where they are missing, and voids every token that the library itself has ever made; with another
 * secret than before, also every session and every link of a mail, since they are no secret of this folder.
 */
export async function prepareAuthTables(
  { driver }: Pick<PostgresConnection, 'driver'>,
  keyed: KeyedHash,
): Promise<void> {
  await driver.unsafe(TABLES);
  const hash = keyed('secret');
  await driver.begin(async (transaction) => {
    const rows = await transaction.unsafe<{ hash: string }[]>('select hash from server_auth.secret');
    if (rows[0]?.hash === hash) return;
    if (rows.length > 0) await transaction.unsafe(END_ALL_SESSIONS);
    await transaction.unsafe(
      'insert into server_auth.secret (hash) values ($1) on conflict (id) do update set hash = excluded.hash',
      [hash],
    );
  });
  await driver.unsafe(
    `update auth.users set ${WEAK_TOKENS.map((column) => `${column} = null`).join(', ')}
     where ${WEAK_TOKENS.map((column) => `${column} is not null`).join(' or ')}`,
  );
}
