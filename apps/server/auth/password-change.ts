import { compare, hash } from '@node-rs/bcrypt';
import type { App } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { createRateLimiter } from '@advisor/contact-function/rate-limit.ts';
import type { Clock } from '../clock.ts';
import type { DataFolder } from '../data/data-folder.ts';
import { callerOf } from '../http/caller.ts';
import { json } from '../http/headers.ts';
import { forgetFirstPassword } from './first-password.ts';
import type { CallerHashes } from './known-callers.ts';
import { weaknessOf } from './password-rules.ts';

/** Wrong current passwords per session in 15 minutes, so that a stolen session cannot be used to guess. */
const WRONG_LIMIT = 5;
const WRONG_WINDOW_MS = 15 * 60_000;
/** For this long after a sign-in, by password or by mail, the current password is not required. */
const FRESH = '10 minutes';
/** The sign-in service hashes with the same cost. */
const BCRYPT_COST = 10;
/** Fields that supabase-js adds for other sign-in methods; ignored here. */
const IGNORED = new Set(['code_challenge', 'code_challenge_method', 'nonce']);

interface Account {
  email: string;
  hash: string;
  fresh: boolean;
}

/** `caller` is from where the request comes, as the hashes under which the account may know it. */
export type ChangePassword = (request: Request, body: Uint8Array, caller: CallerHashes) => Promise<Response>;

/**
 * Answers `PUT user` in the place of the sign-in service: sets a new password, and in the same transaction ends every
 * other session of the account and forgets every other address and device that it was signed in to from. Whoever has not
 * just signed in gives the current one as `current_password`. Nothing else of an account can be changed. Errors have the codes of Supabase: 400 `current_password_required` and
 * `current_password_invalid`, 422 `weak_password`, `same_password` and `validation_failed`, 429
 * `over_request_rate_limit`, 403 `session_not_found`, 409 `conflict`.
 */
export function createPasswordChange(
  database: { readonly app: App; readonly connection: PostgresConnection },
  folder: DataFolder,
  { monotonic: now }: Clock,
): ChangePassword {
  const limiter = createRateLimiter({ limit: WRONG_LIMIT, windowMs: WRONG_WINDOW_MS, now });

  return async (request, body, from) => {
    const caller = await callerOf(request, folder.secrets);
    if (caller.kind !== 'user') return refusal(401, 'no_authorization', 'Sign in to change a password.');
    const wanted = readChange(body);
    if (wanted instanceof Response) return wanted;
    const account = await findAccount(database.connection, caller);
    if (!account) return sessionGone();

    const unproven = await proves(account, caller.sessionId, wanted.currentPassword);
    if (unproven) return unproven;
    const weakness = await weaknessOf(wanted.password, [account.email, ...(await wordsOfSite())]);
    if (weakness) {
      return refusal(422, 'weak_password', weakness.message, { weak_password: { reasons: weakness.reasons } });
    }
    if (await compare(wanted.password, account.hash)) {
      return refusal(422, 'same_password', 'Choose another password than the one you have.');
    }

    const newHash = await hash(wanted.password, { cost: BCRYPT_COST });
    if (!(await change(database.connection, { ...caller, from }, account.hash, newHash))) {
      return refusal(409, 'conflict', 'The password was just changed elsewhere. Sign in with that one.');
    }
    if (account.email === folder.secrets.ownerEmail.toLowerCase()) forgetFirstPassword(folder);
    return showUser(database.app, request);
  };

  /** Null if the person's identity is confirmed; else the refusal. */
  async function proves(account: Account, sessionId: string, current: string | null): Promise<Response | null> {
    if (current === null) {
      if (account.fresh) return null;
      return refusal(400, 'current_password_required', 'Enter your current password too.');
    }
    const wait = limiter.take(sessionId);
    if (wait > 0) {
      const words = `Too many attempts. Please wait ${Math.ceil(wait / 60)} minutes.`;
      return refusal(429, 'over_request_rate_limit', words, {}, { 'Retry-After': String(wait) });
    }
    if (!(await compare(current, account.hash))) {
      return refusal(400, 'current_password_invalid', 'The current password is not right.');
    }
    limiter.giveBack(sessionId);
    return null;
  }
}

/** The parsed request, or its refusal. */
function readChange(body: Uint8Array): { password: string; currentPassword: string | null } | Response {
  const invalid = (message: string) => refusal(422, 'validation_failed', message);
  let fields: unknown;
  try {
    fields = JSON.parse(new TextDecoder().decode(body));
  } catch {
    return refusal(400, 'bad_json', 'The request is no JSON.');
  }
  if (typeof fields !== 'object' || fields === null) return invalid('Give a new password.');
  const { password, current_password: current, ...others } = fields as Record<string, unknown>;
  const foreign = Object.keys(others).filter((name) => !IGNORED.has(name) && others[name] !== null);
  if (foreign.length > 0) return invalid('Only the password can be changed here.');
  if (typeof password !== 'string' || password === '') return invalid('Give a new password.');
  if (current !== undefined && current !== null && typeof current !== 'string') {
    return invalid('The current password has to be a text.');
  }
  return { password, currentPassword: current || null };
}

async function findAccount(
  { driver }: PostgresConnection,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<Account | undefined> {
  const rows = await driver.unsafe<Account[]>(
    `select lower(users.email) as email, users.encrypted_password as hash,
       sessions.created_at > now() - interval '${FRESH}' and sessions.created_at < now() + interval '1 minute' as fresh
     from auth.sessions join auth.users on users.id = sessions.user_id
     where sessions.id = $1 and users.id = $2 and users.encrypted_password is not null`,
    [sessionId, userId],
  );
  return rows[0];
}

/** One transaction. False if the password or the session has changed meanwhile. */
function change(
  { driver }: PostgresConnection,
  { userId, sessionId, from }: { userId: string; sessionId: string; from: CallerHashes },
  oldHash: string,
  newHash: string,
): Promise<boolean> {
  return driver.begin(async (transaction) => {
    const { count } = await transaction.unsafe(
      `update auth.users
       set encrypted_password = $3, raw_app_meta_data = raw_app_meta_data - 'must_change_password',
         recovery_token = null, recovery_sent_at = null, updated_at = now()
       where id = $1 and encrypted_password = $4 and exists (select from auth.sessions where id = $2 and user_id = $1)`,
      [userId, sessionId, newHash, oldHash],
    );
    if (count === 0) return false;
    await transaction.unsafe('delete from auth.refresh_tokens where user_id = $1 and session_id is distinct from $2', [
      userId,
      sessionId,
    ]);
    await transaction.unsafe('delete from auth.sessions where user_id = $1 and id <> $2', [userId, sessionId]);
    // Someone with the old password may have registered a device with it.
    await transaction.unsafe(
      'delete from server_auth.known_callers where user_id = $1 and caller_hash not in ($2, $3)',
      [userId, from.address, from.device ?? from.address],
    );
    return true;
  });
}

/** The account as the sign-in service describes it, which is what the call answers with. */
async function showUser(app: App, request: Request): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.delete('content-type');
  return app.fetch(new Request(request.url, { headers }), { peerAddress: null });
}

/** What an attacker would try first. The packages exist when a server runs, but not before the first build. */
async function wordsOfSite(): Promise<string[]> {
  const { brand, owner } = await import('@advisor/content');
  return [owner.name, brand.label, owner.email, new URL(owner.siteUrl).hostname];
}

function sessionGone(): Response {
  return refusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}

/** In the shape of Supabase's sign-in service, which supabase-js turns into an AuthError. */
function refusal(
  status: number,
  code: string,
  message: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response {
  return json(status, { code: status, error_code: code, msg: message, ...more }, headers);
}
