import type { PostgresConnection } from '@supabase/lite/postgres';
import { KNOWN_DAYS } from './tables.ts';

/** Known addresses and devices per account; the least recently used one is dropped first. */
const MAX_KNOWN = 50;
/** The library's bcrypt cost; used only for a database without hashes. */
const DEFAULT_COST = 10;

/** What signing in needs to know about an email address. */
export interface AccountRecord {
  /** Null when there is no such account. */
  id: string | null;
  /** The bcrypt hash of its password; null when it has none. */
  hash: string | null;
  /** The highest cost among all accounts: that of the dummy hash for unknown accounts. */
  cost: number;
  /** Whether the caller's address has signed in to it. */
  knownAddress: boolean;
}

export interface Accounts {
  /** One query, the same for addresses with and without an account. */
  find(email: string, addressHash: string): Promise<AccountRecord>;
  /** Whether an address or a device has signed in to the account of an email address. */
  knows(email: string, callerHash: string): Promise<boolean>;
  /** Ends a session if the account's password hash has changed since. Returns whether it did. */
  endOutdated(sessionId: string, hash: string | null): Promise<boolean>;
  /** Records the address and device of a sign-in. */
  remember(userId: string, callerHashes: readonly string[]): Promise<void>;
}

const stillKnown = (parameter: string) =>
  `k.caller_hash = ${parameter} and k.last_used_at > now() - interval '${KNOWN_DAYS} days'`;

export function createAccounts(connection: Pick<PostgresConnection, 'driver'>): Accounts {
  return {
    async find(email, addressHash) {
      const rows = await connection.driver.unsafe<AccountRecord[]>(
        `select u.id, u.encrypted_password as hash, coalesce(c.cost, ${DEFAULT_COST}) as cost,
           exists (select from server_auth.known_callers k where k.user_id = u.id and ${stillKnown('$2')}) as "knownAddress"
         from (select max(substring(encrypted_password from '^\\$2[abxy]\\$(\\d\\d)\\$')::int) as cost from auth.users) c
         left join auth.users u on u.email = $1 and not u.is_sso_user`,
        [email, addressHash],
      );
      return rows[0] as AccountRecord;
    },
    async knows(email, callerHash) {
      const rows = await connection.driver.unsafe(
        `select from server_auth.known_callers k join auth.users u on u.id = k.user_id
         where u.email = $1 and not u.is_sso_user and ${stillKnown('$2')}`,
        [email, callerHash],
      );
      return rows.length > 0;
    },
    async endOutdated(sessionId, hash) {
      const { count } = await connection.driver.unsafe(
        `delete from auth.sessions s using auth.users u
         where s.id = $1 and u.id = s.user_id and u.encrypted_password is distinct from $2`,
        [sessionId, hash],
      );
      return count === 1;
    },
    async remember(userId, callerHashes) {
      await connection.driver.unsafe(
        `insert into server_auth.known_callers (user_id, caller_hash, last_used_at)
         select $1, caller_hash, now() from unnest($2::text[]) as caller_hash
         on conflict (user_id, caller_hash) do update set last_used_at = excluded.last_used_at`,
        [userId, callerHashes],
      );
      await connection.driver.unsafe(
        `delete from server_auth.known_callers where user_id = $1 and (last_used_at < now() - interval '${KNOWN_DAYS} days'
           or caller_hash in (select caller_hash from server_auth.known_callers where user_id = $1
             order by last_used_at desc offset ${MAX_KNOWN}))`,
        [userId],
      );
    },
  };
}
