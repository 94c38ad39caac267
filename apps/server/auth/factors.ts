import type { Connection } from '../sql/connection.ts';
import { createHash } from 'node:crypto';
import { isSameSecret } from '../http/same-secret.ts';
import type { Method } from './assurance.ts';
import { isTotpCode, newTotpSecret, stepOfCode, totpUri } from './one-time-codes.ts';
import { randomCode, readCode, type Sealer } from './secrets.ts';

/** Code attempts per 15 minutes: authenticator apps per account, recovery codes per session. */
const ATTEMPTS = 5;
const ATTEMPT_WINDOW = 15 * 60;
/** How long a password or a code permits changing factors, in minutes. */
const FRESH = 10;
const CHALLENGE_SECONDS = 300;
const MAX_CHALLENGES = 10;
const MAX_FACTORS = 10;
const RECOVERY_CODES = 10;
/** Characters of five bits each: with 80 bits, an unkeyed hash is enough. */
const RECOVERY_CODE_LENGTH = 16;
const RECOVERY_NAME = 'Recovery codes';

/** The calling session. */
export interface FactorSession {
  userId: string;
  sessionId: string;
}

/** Why a call is rejected, with the error code of Supabase's sign-in service. */
export interface FactorRefusal {
  status: number;
  code: string;
  message: string;
  /** Seconds until the next attempt, when over the limit. */
  wait?: number;
}

export type Refused = { refusal: FactorRefusal };

export interface RecoveryCodes {
  id: string;
  friendlyName: string;
  codes: string[];
}

/** The second factors of accounts: authenticator apps (TOTP) with recovery codes (AUTH-20 to AUTH-24). */
export interface Factors {
  /** Enrols an authenticator app; it is pending until a code is verified. */
  enroll(
    session: FactorSession,
    names: { friendlyName: string; issuer: string },
  ): Promise<{ id: string; friendlyName: string; secret: string; uri: string } | Refused>;
  challenge(session: FactorSession, factorId: string): Promise<{ id: string; expiresAt: number } | Refused>;
  /** Checks a code. On success the session is at aal2, and the account's sessions below it have ended. */
  verify(
    session: FactorSession,
    factorId: string,
    given: { challengeId: string; code: string },
  ): Promise<Refused | null>;
  unenroll(session: FactorSession, factorId: string): Promise<Refused | null>;
  countRecoveryCodes(session: FactorSession): Promise<{ id: string; total: number; remaining: number } | Refused>;
  /** Generates an account's recovery codes, replacing earlier ones. */
  makeRecoveryCodes(
    session: FactorSession,
    how: { replace: boolean; friendlyName?: string },
  ): Promise<RecoveryCodes | Refused>;
  /** Like `verify`, with a recovery code, which is single-use. */
  verifyRecoveryCode(session: FactorSession, code: string): Promise<Refused | null>;
  removeRecoveryCodes(session: FactorSession): Promise<{ id: string } | Refused>;
}

interface SessionRow {
  email: string;
  isStrong: boolean;
  /** Whether the password was given within the last minutes. */
  isNew: boolean;
  /** Whether a code was given within the last minutes. */
  isProven: boolean;
  /** The account's verified authenticator apps. */
  apps: number;
}

const refuse = (status: number, code: string, message: string): Refused => ({ refusal: { status, code, message } });

const sessionGone = () => refuse(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
const factorGone = () => refuse(404, 'mfa_factor_not_found', 'Factor not found');
const wrongCode = () => refuse(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
const tooWeak = (status: number) =>
  refuse(status, 'insufficient_aal', 'Sign in with a code of your authenticator app first.');

export const isRefused = (value: unknown): value is Refused =>
  typeof value === 'object' && value !== null && 'refusal' in value;

/** A malformed id would be a database error. */
const isId = (id: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);

const hashRecoveryCode = (factorId: string, code: string): string =>
  createHash('sha256').update(`${factorId} ${code}`).digest('base64url');

interface Sql {
  query<Row>(sql: string, parameters?: unknown[]): Promise<{ rows: Row[]; affectedRows?: number }>;
}

export function createFactors(
  connection: Connection,
  sealer: Sealer,
  { now = () => new Date(), log = () => undefined }: { now?: () => Date; log?: (line: string) => void } = {},
): Factors {
  /** Runs in one exclusive transaction. */
  const alone = <Result>(work: (sql: Sql) => Promise<Result>): Promise<Result> =>
    connection.driver.transaction((transaction) => work(transaction as Sql));

  async function readSession(sql: Sql, { sessionId, userId }: FactorSession): Promise<SessionRow | undefined> {
    const since = (column: string) =>
      `${column} > $3::timestamptz - interval '${FRESH} minutes' and ${column} < $3::timestamptz + interval '1 minute'`;
    const { rows } = await sql.query<SessionRow>(
      `select u.email, s.aal = 'aal2' as "isStrong", ${since('s.created_at')} as "isNew",
         exists (select from auth.mfa_amr_claims c where c.session_id = s.id
           and c.authentication_method in ('totp', 'mfa/recovery_code') and ${since('c.updated_at')}) as "isProven",
         (select count(*)::int from auth.mfa_factors f
           where f.user_id = u.id and f.status = 'verified' and f.factor_type = 'totp') as apps
       from auth.sessions s join auth.users u on u.id = s.user_id where s.id = $1 and u.id = $2`,
      [sessionId, userId, now()],
    );
    return rows[0];
  }

  /** Why a session may not change factors: a stolen token alone must not be enough. */
  function refuseChange(session: SessionRow | undefined, status: number): Refused | null {
    if (!session) return sessionGone();
    if (session.apps === 0) {
      if (session.isNew) return null;
      return refuse(403, 'reauthentication_needed', 'Enter your password again first.');
    }
    if (!session.isStrong) return tooWeak(status);
    if (session.isProven) return null;
    return refuse(403, 'reauthentication_needed', 'Enter a code of your authenticator app first.');
  }

  /** Counts an attempt before checking it, so that concurrent ones cannot exceed the limit. */
  async function takeAttempt(sql: Sql, userId: string, counter: string): Promise<Refused | null> {
    const time = now();
    await sql.query(
      `delete from server_auth.factor_attempts where user_id = $1
         and (made_at <= $2::timestamptz - interval '${ATTEMPT_WINDOW} seconds'
           or made_at > $2::timestamptz + interval '1 minute')`,
      [userId, time],
    );
    const { rows } = await sql.query<{ count: number; first: Date | null }>(
      `select count(*)::int as count, min(made_at) as first from server_auth.factor_attempts
       where user_id = $1 and counter = $2`,
      [userId, counter],
    );
    const { count, first } = rows[0]!;
    if (count >= ATTEMPTS && first) {
      const wait = Math.max(1, Math.ceil((new Date(first).getTime() - time.getTime()) / 1000) + ATTEMPT_WINDOW);
      const message = `Too many wrong codes. Please wait ${Math.ceil(wait / 60)} minutes.`;
      const code = counter === 'totp' ? 'over_request_rate_limit' : 'mfa_recovery_codes_locked';
      return { refusal: { status: 429, code, message, wait } };
    }
    await sql.query('insert into server_auth.factor_attempts (user_id, counter, made_at) values ($1, $2, $3)', [
      userId,
      counter,
      time,
    ]);
    return null;
  }

  const forgetAttempts = (sql: Sql, userId: string, counter: string) =>
    sql.query('delete from server_auth.factor_attempts where user_id = $1 and counter = $2', [userId, counter]);

  /** Raises a session to aal2, and ends the account's sessions below it, which were begun by password only. */
  async function raise(
    sql: Sql,
    { userId, sessionId }: FactorSession,
    factorId: string,
    method: Method,
  ): Promise<void> {
    await sql.query(`update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1`, [sessionId, factorId]);
    await sql.query(
      `insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
       values ($1, $2, $3, $3)
       on conflict (session_id, authentication_method) do update set updated_at = excluded.updated_at`,
      [sessionId, method, now()],
    );
    const below = `select id from auth.sessions where user_id = $1 and aal is distinct from 'aal2'`;
    await sql.query(`delete from auth.refresh_tokens where session_id in (${below})`, [userId]);
    await sql.query(`delete from auth.sessions where id in (${below})`, [userId]);
    await sql.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [userId]);
  }

  /** Removes a factor, and the assurance level it gave to sessions. */
  async function remove(sql: Sql, factorId: string): Promise<void> {
    await sql.query(
      `delete from auth.mfa_amr_claims where authentication_method in ('totp', 'mfa/recovery_code')
         and session_id in (select id from auth.sessions where factor_id = $1)`,
      [factorId],
    );
    await sql.query(`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1`, [factorId]);
    await sql.query('delete from auth.mfa_factors where id = $1', [factorId]);
  }

  async function findRecoveryFactor(sql: Sql, userId: string): Promise<{ id: string; name: string } | undefined> {
    const { rows } = await sql.query<{ id: string; name: string }>(
      `select id, friendly_name as name from auth.mfa_factors where user_id = $1 and factor_type = 'recovery_code'`,
      [userId],
    );
    return rows[0];
  }

  async function isNameTaken(sql: Sql, userId: string, name: string): Promise<boolean> {
    const { rows } = await sql.query(
      `select from auth.mfa_factors where user_id = $1 and friendly_name = $2 and btrim($2) <> ''`,
      [userId, name],
    );
    return rows.length > 0;
  }
  const nameTaken = (name: string) =>
    refuse(422, 'mfa_factor_name_conflict', `A factor with the friendly name "${name}" for this user already exists`);

  return {
    enroll: (session, { friendlyName, issuer }) =>
      alone(async (sql) => {
        const found = await readSession(sql, session);
        const refusal = refuseChange(found, 403);
        if (refusal || !found) return refusal ?? sessionGone();
        if (found.apps >= MAX_FACTORS) {
          const message = 'Maximum number of verified factors reached, unenroll to continue';
          return refuse(422, 'too_many_enrolled_mfa_factors', message);
        }
        // An unfinished enrolment is started over.
        await sql.query(`delete from auth.mfa_factors where user_id = $1 and status = 'unverified'`, [session.userId]);
        if (await isNameTaken(sql, session.userId, friendlyName)) return nameTaken(friendlyName);
        const secret = newTotpSecret();
        const id = crypto.randomUUID();
        await sql.query(
          `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, secret, created_at, updated_at)
           values ($1, $2, $3, 'totp', 'unverified', $4, $5, $5)`,
          [id, session.userId, friendlyName, sealer.seal(secret, id), now()],
        );
        return { id, friendlyName, secret, uri: totpUri(secret, { issuer, account: found.email }) };
      }),

    challenge: (session, factorId) =>
      alone(async (sql) => {
        if (!(await readSession(sql, session))) return sessionGone();
        if (!isId(factorId)) return factorGone();
        const { rows } = await sql.query(
          `select from auth.mfa_factors where id = $1 and user_id = $2 and factor_type = 'totp'`,
          [factorId, session.userId],
        );
        if (rows.length === 0) return factorGone();
        await sql.query(
          `delete from auth.mfa_challenges where factor_id = $1
             and (created_at < $2::timestamptz - interval '${CHALLENGE_SECONDS} seconds'
               or id in (select id from auth.mfa_challenges where factor_id = $1
                 order by created_at desc offset ${MAX_CHALLENGES - 1}))`,
          [factorId, now()],
        );
        const id = crypto.randomUUID();
        await sql.query('insert into auth.mfa_challenges (id, factor_id, created_at) values ($1, $2, $3)', [
          id,
          factorId,
          now(),
        ]);
        return { id, expiresAt: Math.floor(now().getTime() / 1000) + CHALLENGE_SECONDS };
      }),

    verify: (session, factorId, { challengeId, code }) =>
      alone(async (sql) => {
        const found = await readSession(sql, session);
        if (!found) return sessionGone();
        if (!isId(factorId) || !isId(challengeId)) return factorGone();
        const { rows } = await sql.query<{ secret: string; status: string; made: Date }>(
          `select f.secret, f.status, c.created_at as made
           from auth.mfa_factors f join auth.mfa_challenges c on c.factor_id = f.id
           where f.id = $1 and f.user_id = $2 and f.factor_type = 'totp' and c.id = $3`,
          [factorId, session.userId, challengeId],
        );
        const factor = rows[0];
        if (!factor) return factorGone();
        const refusal = factor.status === 'unverified' ? refuseChange(found, 403) : null;
        if (refusal) return refusal;
        if (Math.abs(now().getTime() - new Date(factor.made).getTime()) > CHALLENGE_SECONDS * 1000)
          return refuse(422, 'mfa_challenge_expired', 'The MFA challenge has expired, create a new challenge.');
        if (!isTotpCode(code)) return wrongCode();
        const locked = await takeAttempt(sql, session.userId, 'totp');
        if (locked) return locked;
        const secret = sealer.open(factor.secret, factorId);
        if (secret === null) log('The secret of an authenticator app was made with another key. See AUTH-24.');
        const step = secret === null ? null : stepOfCode(secret, code, now());
        if (step === null) return wrongCode();
        const { affectedRows } = await sql.query(
          `insert into server_auth.used_steps as used (factor_id, step) values ($1, $2)
           on conflict (factor_id) do update set step = excluded.step where used.step < excluded.step`,
          [factorId, step],
        );
        if (!affectedRows)
          return refuse(422, 'mfa_verification_failed', 'This code was used already. Wait for the next one.');
        await sql.query('delete from auth.mfa_challenges where factor_id = $1', [factorId]);
        await sql.query(`update auth.mfa_factors set status = 'verified', updated_at = $2 where id = $1`, [
          factorId,
          now(),
        ]);
        await raise(sql, session, factorId, 'totp');
        await forgetAttempts(sql, session.userId, 'totp');
        return null;
      }),

    unenroll: (session, factorId) =>
      alone(async (sql) => {
        const found = await readSession(sql, session);
        if (!found) return sessionGone();
        if (!isId(factorId)) return factorGone();
        const { rows } = await sql.query<{ type: string; status: string }>(
          'select factor_type as type, status from auth.mfa_factors where id = $1 and user_id = $2',
          [factorId, session.userId],
        );
        const factor = rows[0];
        if (!factor) return factorGone();
        if (factor.type !== 'totp')
          return refuse(422, 'validation_failed', 'Use DELETE /factors/recovery-codes for recovery codes');
        if (factor.status === 'verified') {
          const refusal = refuseChange(found, 422);
          if (refusal) return refusal;
          if (found.apps === 1 && (await findRecoveryFactor(sql, session.userId)))
            return refuse(422, 'mfa_recovery_codes_sole_factor', 'Remove the recovery codes first.');
        }
        await remove(sql, factorId);
        return null;
      }),

    async countRecoveryCodes(session) {
      const sql = connection.driver as Sql;
      if (!(await readSession(sql, session))) return sessionGone();
      const { rows } = await sql.query<{ id: string; total: number; remaining: number }>(
        `select f.id, count(c.code_hash)::int as total,
           (count(c.code_hash) filter (where c.used_at is null))::int as remaining
         from auth.mfa_factors f left join server_auth.recovery_codes c on c.factor_id = f.id
         where f.user_id = $1 and f.factor_type = 'recovery_code' group by f.id`,
        [session.userId],
      );
      return rows[0] ?? factorGone();
    },

    makeRecoveryCodes: (session, { replace, friendlyName = RECOVERY_NAME }) =>
      alone(async (sql) => {
        const found = await readSession(sql, session);
        if (!found) return sessionGone();
        if (found.apps === 0) {
          const message = 'Recovery codes are for accounts with an authenticator app.';
          return refuse(422, 'mfa_recovery_codes_sole_factor', message);
        }
        const refusal = refuseChange(found, 403);
        if (refusal) return refusal;
        const before = await findRecoveryFactor(sql, session.userId);
        if (replace && !before) return factorGone();
        if (!replace && before)
          return refuse(422, 'mfa_verified_factor_exists', 'There are recovery codes already: replace them.');
        if (!before && (await isNameTaken(sql, session.userId, friendlyName))) return nameTaken(friendlyName);
        const factor = before ?? { id: crypto.randomUUID(), name: friendlyName };
        if (!before) {
          await sql.query(
            `insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status)
             values ($1, $2, $3, 'recovery_code', 'verified')`,
            [factor.id, session.userId, factor.name],
          );
        }
        await sql.query('delete from server_auth.recovery_codes where factor_id = $1', [factor.id]);
        const codes = Array.from({ length: RECOVERY_CODES }, () => randomCode(RECOVERY_CODE_LENGTH).toLowerCase());
        for (const code of codes) {
          await sql.query('insert into server_auth.recovery_codes (factor_id, code_hash) values ($1, $2)', [
            factor.id,
            hashRecoveryCode(factor.id, code),
          ]);
        }
        return { id: factor.id, friendlyName: factor.name, codes };
      }),

    verifyRecoveryCode: (session, code) =>
      alone(async (sql) => {
        if (!(await readSession(sql, session))) return sessionGone();
        const factor = await findRecoveryFactor(sql, session.userId);
        if (!factor) return factorGone();
        // Per session, since these cannot be guessed: an attacker must not be able to lock out the owner.
        const counter = `recovery ${session.sessionId}`;
        const locked = await takeAttempt(sql, session.userId, counter);
        if (locked) return locked;
        const wanted = hashRecoveryCode(factor.id, readCode(code).toLowerCase());
        const { rows } = await sql.query<{ hash: string }>(
          'select code_hash as hash from server_auth.recovery_codes where factor_id = $1 and used_at is null',
          [factor.id],
        );
        const right = rows.filter(({ hash }) => isSameSecret(hash, wanted))[0];
        if (!right) return refuse(422, 'mfa_verification_failed', 'Invalid recovery code entered');
        await sql.query('update server_auth.recovery_codes set used_at = $3 where factor_id = $1 and code_hash = $2', [
          factor.id,
          right.hash,
          now(),
        ]);
        await raise(sql, session, factor.id, 'mfa/recovery_code');
        await forgetAttempts(sql, session.userId, counter);
        return null;
      }),

    removeRecoveryCodes: (session) =>
      alone(async (sql) => {
        const refusal = refuseChange(await readSession(sql, session), 403);
        if (refusal) return refusal;
        const factor = await findRecoveryFactor(sql, session.userId);
        if (!factor) return factorGone();
        await remove(sql, factor.id);
        return { id: factor.id };
      }),
  };
}

/**
 * Removes all factors of an account and ends its sessions. Returns the number of authenticator apps removed; null
 * without an account.
 */
export async function removeFactors({ driver }: Connection, email: string): Promise<number | null> {
  return driver.transaction(async (transaction) => {
    const { rows } = await transaction.query<{ id: string }>('select id from auth.users where lower(email) = $1', [
      email.trim().toLowerCase(),
    ]);
    const userId = rows[0]?.id;
    if (!userId) return null;
    const removed = await transaction.query<{ type: string; status: string }>(
      'delete from auth.mfa_factors where user_id = $1 returning factor_type as type, status',
      [userId],
    );
    const apps = removed.rows.filter(({ type, status }) => type === 'totp' && status === 'verified').length;
    if (removed.rows.length > 0) {
      await transaction.query('delete from server_auth.factor_attempts where user_id = $1', [userId]);
      await transaction.query('delete from auth.refresh_tokens where user_id = $1', [userId]);
      await transaction.query('delete from auth.sessions where user_id = $1', [userId]);
    }
    return apps;
  });
}
