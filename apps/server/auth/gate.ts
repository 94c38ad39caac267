import type { PostgresConnection } from '@supabase/lite/postgres';
import { addressKey, createRateLimiter } from '@advisor/contact-function/rate-limit.ts';
import type { Secrets } from '../data/data-folder.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { createAccounts } from './accounts.ts';
import { authError, invalid } from './responses.ts';
import { readFields, toBody, type AuthCall } from './call.ts';
import { createKnownCallers } from './known-callers.ts';
import { createRecoveryCalls, type RecoveryCallsDeps } from './recovery-calls.ts';
import type { ChangePassword } from './password-change.ts';
import { createRecovery } from './recovery.ts';
import { createKeyedHash } from './secrets.ts';
import { createSignIn } from './sign-in.ts';

const MINUTE = 60_000;
/** Refresh tokens a minute from one address that are refused. */
const REFRESH_LIMIT = 30;

export type AuthGate = (call: AuthCall) => Promise<Response>;

export interface AuthGateDeps extends Pick<RecoveryCallsDeps, 'sendMail' | 'keepAlive' | 'log' | 'clock'> {
  /** Its driver is read at each call: the database may be opened again. */
  connection: Pick<PostgresConnection, 'driver'>;
  /** Answers `PUT user`. */
  changePassword: ChangePassword;
  secrets: Pick<Secrets, 'jwtSecret' | 'publishableKey' | 'secretKey'>;
}

/**
 * Stands in front of the library's sign-in service. Only the calls listed here exist, under exactly these names; the
 * library offers more: codes by mail, for one, that make accounts although sign-up is closed. The gate answers itself
 * what guesses or mails: the library's own tokens for that are a hash over the email address and six digits.
 */
export function createAuthGate({ connection, secrets, changePassword, ...deps }: AuthGateDeps): AuthGate {
  const keyed = createKeyedHash(secrets.jwtSecret);
  const accounts = createAccounts(connection);
  const callers = createKnownCallers(accounts, keyed);
  const signIn = createSignIn({ accounts, callers, keyed, clock: deps.clock });
  const recovery = createRecoveryCalls({
    ...deps,
    callers,
    recovery: createRecovery(connection, keyed, deps.clock.now),
  });
  const refused = createRateLimiter({ limit: REFRESH_LIMIT, windowMs: MINUTE, now: deps.clock.monotonic });

  const forwarded: AuthGate = (call) => call.forward(call.request, call.body);

  async function refresh(call: AuthCall): Promise<Response> {
    const token = readFields(call.body)?.refresh_token;
    const key = addressKey(call.address);
    // 503 and not 429: supabase-js takes a 429 for the end of the session, and tries again after a 503.
    const wait = refused.wait(key);
    if (wait > 0)
      return authError(503, 'over_request_rate_limit', 'Too many attempts.', { 'Retry-After': String(wait) });
    const isToken = typeof token === 'string' && /^[\w-]{1,255}$/.test(token);
    const response = isToken
      ? await call.forward(call.request, toBody({ refresh_token: token }))
      : invalid('Refresh token is not valid');
    if (!response.ok) refused.take(key);
    return response;
  }

  const closed = (code: string, message: string) => async () => authError(422, code, message);
  const calls = new Map<string, AuthGate>([
    ['POST token?grant_type=password', signIn],
    ['POST token?grant_type=refresh_token', refresh],
    ['POST recover', recovery.recover],
    ['POST verify', recovery.verify],
    ['GET user', forwarded],
    ['PUT user', (call) => changePassword(call.request, call.body, callers.read(call))],
    ['POST logout', forwarded],
    ['GET settings', forwarded],
    ['GET health', forwarded],
    ['GET .well-known/jwks.json', forwarded],
    ['POST signup', closed('signup_disabled', 'Signups not allowed for this instance')],
    ['POST otp', closed('otp_disabled', 'Signups not allowed for otp')],
    ['POST magiclink', closed('otp_disabled', 'Signups not allowed for otp')],
  ]);

  return async (call) => {
    const path = `${call.request.method} ${call.url.pathname.slice('/auth/v1/'.length)}`;
    const name = path === 'POST token' ? `${path}?grant_type=${call.url.searchParams.get('grant_type')}` : path;
    const answer = calls.get(name);
    if (!answer) return authError(404, 'not_found', 'This call is not available.');
    const key = call.request.headers.get('apikey');
    const isOurs = [secrets.publishableKey, secrets.secretKey].some((own) => isSameSecret(key ?? '', own));
    // In a header, which no page of another site can make a visitor's browser send here.
    if (name !== 'GET .well-known/jwks.json' && !isOurs)
      return authError(401, 'no_authorization', key === null ? 'No API key found in request' : 'Invalid API key');
    return answer(call);
  };
}
