import type { PostgresConnection } from '@supabase/lite/postgres';
import { randomBytes } from 'node:crypto';
import { isSameSecret } from '../http/same-secret.ts';
import {
  hashToken,
  RANDOM_LENGTH,
  isRandomToken,
  randomCode,
  randomToken,
  readCode,
  showCode,
  type KeyedHash,
} from './secrets.ts';
import { RECOVERY_MINUTES } from './tables.ts';

/** Wrong codes after which all open codes of an account are void. Links stay valid. */
const CODE_ATTEMPTS = 5;
/** Mails for one account: one a minute, and this many an hour. */
const MAILS_AN_HOUR = 5;
/** Maximum number of stored requests for addresses without an account, so that a flood cannot fill the disk. */
const MAX_WITHOUT_ACCOUNT = 1_000;

/** The content of the mail to an account. */
export interface RecoveryMail {
  /** The address that the account has, not the one that was typed. */
  to: string;
  linkToken: string;
  /** As it is shown. */
  code: string;
}

/** The account that a link or a code opened, and a token with which the library makes one session for it at once. */
export interface Redeemed {
  userId: string;
  libraryToken: string;
}

export interface Recovery {
  /**
   * Makes a link and a code for the account of an email address. Null when no mail is to be sent: there is no such
   * account, or it got one in the last minute or five in the last hour. The work is the same in all cases.
   */
  request(email: string): Promise<RecoveryMail | null>;
  /** Null when the link is unknown, used or expired. */
  redeemLink(token: string): Promise<Redeemed | null>;
  /** Null when the code is wrong, used, expired or void. A wrong one counts for every open request of the account. */
  redeemCode(email: string, code: string): Promise<Redeemed | null>;
}

/** A link is valid only while the account's email address and password are unchanged. */
const ACCOUNT_STATE = `encode(sha256(convert_to(coalesce(u.email, '') || ' ' || coalesce(u.encrypted_password, ''), 'UTF8')), 'hex')`;
/** A timestamp in the future means that the clock was set back: its age is unknown. */
const FUTURE = `created_at > $1::timestamptz + interval '1 minute'`;
const OPEN = `used_at is null and expires_at > $1::timestamptz and not ${FUTURE}`;

/** Recovery of accounts by mail. Links and codes are random, and the database holds nothing but their hashes. */
export function createRecovery(
  connection: Pick<PostgresConnection, 'driver'>,
  keyed: KeyedHash,
  now: () => Date,
): Recovery {
  const hashCode = (accountKey: string, code: string) => keyed('code', accountKey, code);
  const timestamp = () => now().toISOString();
  /** Signed, so that a made-up one is refused without asking the database: links have no limit that would stop a right one. */
  const sign = (random: string) => random + keyed('link', random);
  const isOurs = (token: string) =>
    isRandomToken(token.slice(0, RANDOM_LENGTH)) && isSameSecret(token, sign(token.slice(0, RANDOM_LENGTH)));

  /** Takes one request and, with it, all others of its account. Null when someone was faster or the account has changed. */
  function redeem(id: string): Promise<Redeemed | null> {
    return connection.driver.begin(async (transaction) => {
      const rows = await transaction.unsafe<{ userId: string }[]>(
        `select u.id as "userId"
         from (select * from server_auth.recovery_requests where id = $2 and ${OPEN}) r
         join auth.users u on u.id = r.user_id and r.account_state = ${ACCOUNT_STATE}`,
        [timestamp(), id],
      );
      const userId = rows[0]?.userId;
      if (!userId) return null;
      await transaction.unsafe(
        `update server_auth.recovery_requests set used_at = $1::timestamptz where user_id = $2 and used_at is null`,
        [timestamp(), userId],
      );
      const libraryToken = randomBytes(32).toString('hex');
      await transaction.unsafe(
        `update auth.users set recovery_token = $2, recovery_sent_at = $1::timestamptz where id = $3`,
        [timestamp(), libraryToken, userId],
      );
      return { userId, libraryToken };
    });
  }

  return {
    async request(email) {
      const [linkToken, code, accountKey] = [sign(randomToken()), randomCode(), keyed('account', email)];
      const time = timestamp();
      await connection.driver.unsafe(
        `delete from server_auth.recovery_requests where expires_at <= $1::timestamptz or ${FUTURE}`,
        [time],
      );
      // One statement, so that requests at the same moment cannot each find that there was none before.
      const rows = await connection.driver.unsafe<{ to: string | null }[]>(
        `with made as (
           insert into server_auth.recovery_requests
             (account_key, user_id, account_state, link_hash, code_hash, created_at, expires_at)
           select $2::text, u.id, case when u.id is not null then ${ACCOUNT_STATE} end, $3::text, $4::text, $1::timestamptz,
             $1::timestamptz + interval '${RECOVERY_MINUTES} minutes'
           from (select) one left join auth.users u on u.email = $5 and not u.is_sso_user
           where (select count(*) < ${MAILS_AN_HOUR}
               and count(*) filter (where created_at > $1::timestamptz - interval '1 minute') = 0
             from server_auth.recovery_requests where account_key = $2::text and used_at is null)
             and (u.id is not null
               or (select count(*) < ${MAX_WITHOUT_ACCOUNT} from server_auth.recovery_requests where user_id is null))
           returning user_id)
         select u.email as to from made left join auth.users u on u.id = made.user_id`,
        [time, accountKey, hashToken(linkToken), hashCode(accountKey, code), email],
      );
      const to = rows[0]?.to;
      return to ? { to, linkToken, code: showCode(code) } : null;
    },

    async redeemLink(token) {
      if (!isOurs(token)) return null;
      const rows = await connection.driver.unsafe<{ id: string }[]>(
        `select id from server_auth.recovery_requests where link_hash = $2 and ${OPEN}`,
        [timestamp(), hashToken(token)],
      );
      return rows[0] ? redeem(rows[0].id) : null;
    },

    async redeemCode(email, code) {
      const accountKey = keyed('account', email);
      const wanted = hashCode(accountKey, readCode(code));
      // Counted before it is compared: of a hundred simultaneous guesses, five are checked.
      const rows = await connection.driver.unsafe<{ id: string; hash: string }[]>(
        `update server_auth.recovery_requests set failed_codes = failed_codes + 1
         where account_key = $2 and failed_codes < ${CODE_ATTEMPTS} and ${OPEN} returning id, code_hash as hash`,
        [timestamp(), accountKey],
      );
      const right = rows.filter(({ hash }) => isSameSecret(hash, wanted));
      return right[0] ? redeem(right[0].id) : null;
    },
  };
}
