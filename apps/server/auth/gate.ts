import type { Connection } from '../sql/connection.ts';
import { addressKey, createRateLimiter } from '@advisor/contact-function/rate-limit.ts';
import type { Secrets } from '../data/data-folder.ts';
import { isSameSecret } from '../http/same-secret.ts';
import { createAccounts } from './accounts.ts';
import { createAssurance, type Method } from './assurance.ts';
import { authError, invalid } from './responses.ts';
import { readFields, toBody, type AuthCall, type AuthGate } from './call.ts';
import { createFactorCalls } from './factor-calls.ts';
import { createFactors } from './factors.ts';
import { createKnownCallers } from './known-callers.ts';
import { createRecoveryCalls, type RecoveryCallsDeps } from './recovery-calls.ts';
import type { ChangePassword } from './password-change.ts';
import { createRecovery } from './recovery.ts';
import { createKeyedHash, createSealer } from './secrets.ts';
import { createSignIn } from './sign-in.ts';

const MINUTE = 60_000;
/** Rejected refresh tokens per minute from one address. */
const REFRESH_LIMIT = 30;

export interface AuthGateDeps extends Pick<RecoveryCallsDeps, 'siteUrl' | 'sendMail' | 'keepAlive' | 'log'> {
  /** Its driver is read at each call: the database may be reopened. */
  connection: Connection;
  /** Answers `PUT user`. */
  changePassword: ChangePassword;
  secrets: Pick<Secrets, 'jwtSecret' | 'publishableKey' | 'secretKey'>;
}

/**
 * Guards the library's sign-in service with an allowlist of calls. The library offers more, such as codes by mail that
 * create accounts although sign-up is closed. Calls that guess or send mail are handled by the gate itself: the
 * library's tokens for them are hashes over the e-mail address and six digits.
 */
export function createAuthGate({ connection, secrets, changePassword, ...deps }: AuthGateDeps): AuthGate {
  const keyed = createKeyedHash(secrets.jwtSecret);
  const accounts = createAccounts(connection);
  const callers = createKnownCallers(accounts, keyed);
  const signIn = createSignIn({ accounts, callers, keyed });
  const recovery = createRecoveryCalls({ ...deps, callers, recovery: createRecovery(connection, keyed) });
  const assurance = createAssurance(connection, secrets.jwtSecret);
  const factors = createFactors(connection, createSealer(secrets.jwtSecret), { log: deps.log });
  const findFactorCall = createFactorCalls({ factors, secrets, siteUrl: deps.siteUrl, connection });
  const refused = createRateLimiter({ name: 'refused renewal', limit: REFRESH_LIMIT, windowMs: MINUTE });

  const forwarded: AuthGate = (call) => call.forward(call.request, call.body);

  /** Forwards the call and completes the library's response; `method` is how it begins a session. */
  const completed = (call: AuthCall, method: Method | undefined): AuthCall => ({
    ...call,
    async forward(request, body) {
      const response = await call.forward(request, body);
      if (method && response.ok) await assurance.record(response, method);
      return assurance.complete(response);
    },
  });

  async function refresh(call: AuthCall): Promise<Response> {
    const token = readFields(call.body)?.refresh_token;
    const key = addressKey(call.address);
    // 503 and not 429: on 429 supabase-js ends the session, on 503 it retries.
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
    ['GET verify', recovery.followLink],
    ['GET user', forwarded],
    ['PUT user', async (call) => assurance.complete(await changePassword(call.request, call.body, callers.read(call)))],
    ['POST logout', forwarded],
    ['GET settings', forwarded],
    ['GET health', forwarded],
    ['GET .well-known/jwks.json', forwarded],
    ['POST signup', closed('signup_disabled', 'Signups not allowed for this instance')],
    ['POST otp', closed('otp_disabled', 'Signups not allowed for otp')],
    ['POST magiclink', closed('otp_disabled', 'Signups not allowed for otp')],
  ]);
  /** How these calls authenticate a session. */
  const methods = new Map<string, Method>([
    ['POST token?grant_type=password', 'password'],
    ['POST verify', 'otp'],
    ['GET verify', 'otp'],
  ]);
  // A link is opened without a key. All other calls carry it in a header, which rules out cross-site request forgery.
  const keyless = new Set(['GET verify', 'GET .well-known/jwks.json']);

  return async (call) => {
    const path = `${call.request.method} ${call.url.pathname.slice('/auth/v1/'.length)}`;
    const name = path === 'POST token' ? `${path}?grant_type=${call.url.searchParams.get('grant_type')}` : path;
    const answer = calls.get(name) ?? findFactorCall(name);
    if (!answer) return authError(404, 'not_found', 'This call is not available.');
    const key = call.request.headers.get('apikey');
    const isOurs = [secrets.publishableKey, secrets.secretKey].some((own) => isSameSecret(key ?? '', own));
    if (!keyless.has(name) && !isOurs)
      return authError(401, 'no_authorization', key === null ? 'No API key found in request' : 'Invalid API key');
    return answer(completed(call, methods.get(name)));
  };
}
