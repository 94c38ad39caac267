import type { Connection } from '../sql/connection.ts';
import type { KeyedHash } from './secrets.ts';

/** How long password reset requests are valid. Rows are kept as long, because they also count the mails of an hour. */
export const RECOVERY_MINUTES = 60;
/** How long an address or a device stays known to an account after a sign-in. */
export const KNOWN_DAYS = 90;

/**
 * The tables for second factors that a hosted project's sign-in service has and the library lacks, with the columns
 * used here. Created before the migrations, which refer to them. Without row-level security: no API role can access
 * this schema, and the library exposes any schema containing a table that has it.
 */
export const FACTOR_TABLES = `
create table if not exists auth.mfa_factors (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  friendly_name text,
  factor_type text not null check (factor_type in ('totp', 'recovery_code')),
  status text not null check (status in ('unverified', 'verified')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  secret text
);
create index if not exists mfa_factors_user_id_idx on auth.mfa_factors (user_id);
create unique index if not exists mfa_factors_user_friendly_name_unique
  on auth.mfa_factors (friendly_name, user_id) where btrim(friendly_name) <> '';

create table if not exists auth.mfa_challenges (
  id uuid primary key default gen_random_uuid(),
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index if not exists mfa_challenges_factor_id_idx on auth.mfa_challenges (factor_id);

create table if not exists auth.mfa_amr_claims (
  id uuid primary key default gen_random_uuid(),
  session_id uuid not null references auth.sessions (id) on delete cascade,
  authentication_method text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (session_id, authentication_method)
);
`;

/**
 * The embedded server's sign-in data, stored only as hashes. Not a migration, since a hosted project has its own; no
 * API role can access this schema.
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

create table if not exists server_auth.used_steps (
  factor_id uuid primary key references auth.mfa_factors (id) on delete cascade,
  step bigint not null
);
comment on table server_auth.used_steps is
  'The latest 30 seconds of which a code of a factor was used: a code works once.';

create table if not exists server_auth.recovery_codes (
  factor_id uuid not null references auth.mfa_factors (id) on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (factor_id, code_hash)
);

create table if not exists server_auth.factor_attempts (
  user_id uuid not null references auth.users (id) on delete cascade,
  counter text not null,
  made_at timestamptz not null
);
comment on table server_auth.factor_attempts is 'Codes that were tried in the last 15 minutes.';
create index if not exists factor_attempts_user_id_idx on server_auth.factor_attempts (user_id, counter);

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

/** Columns in which the library keeps a hash over the e-mail address and six digits, which anyone can compute. */
const WEAK_TOKENS = [
  'confirmation_token',
  'recovery_token',
  'email_change_token_new',
  'email_change_token_current',
  'reauthentication_token',
];

/**
 * Creates missing tables and voids all tokens that the library itself has issued; if the secret has changed, also all
 * sessions and mailed links, which were made with the old one.
 */
export async function prepareAuthTables({ driver }: Connection, keyed: KeyedHash): Promise<void> {
  await driver.exec(TABLES);
  const hash = keyed('secret');
  await driver.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ hash: string }>('select hash from server_auth.secret');
    if (rows[0]?.hash === hash) return;
    if (rows.length > 0) await transaction.exec(END_ALL_SESSIONS);
    await transaction.query(
      'insert into server_auth.secret (hash) values ($1) on conflict (id) do update set hash = excluded.hash',
      [hash],
    );
  });
  await driver.query(
    `update auth.users set ${WEAK_TOKENS.map((column) => `${column} = null`).join(', ')}
     where ${WEAK_TOKENS.map((column) => `${column} is not null`).join(' or ')}`,
  );
}

/** Whether a database was prepared with another secret: preparing it with this one would end every session. */
export async function hasOtherSecret({ driver }: Connection, keyed: KeyedHash): Promise<boolean> {
  const { rows: found } = await driver.query<{ exists: boolean }>(
    `select to_regclass('server_auth.secret') is not null as exists`,
  );
  if (!found[0]?.exists) return false;
  const { rows } = await driver.query<{ hash: string }>('select hash from server_auth.secret');
  return rows[0] !== undefined && rows[0].hash !== keyed('secret');
}
