import type { ChangePassword } from '../auth/password-change.ts';
import { addressKey, createRateLimiter } from '../../../../supabase/functions/send-contact-email/rate-limit.ts';
import { json } from './headers.ts';

/** Attempts a minute for one address, and for one account. */
export const ATTEMPT_LIMIT = 10;
/** A refused password takes this long, so that the time does not tell whether the account exists: only then is a hash computed. */
const REFUSAL_MS = 600;

/** What the sign-in service may be asked. It offers more: codes by mail, for one, make accounts although sign-up is closed. */
const OPEN = new Set([
  'POST token',
  'POST signup',
  'POST logout',
  'GET user',
  'PUT user',
  'POST recover',
  'POST resend',
  'POST verify',
  'GET verify',
  'GET reauthenticate',
  'GET settings',
  'GET health',
  'GET .well-known/jwks.json',
]);
const GRANTS = new Set(['password', 'refresh_token', 'pkce']);
/** Calls that guess, or that send a mail. */
const COUNTED = new Set([
  'POST recover',
  'POST resend',
  'POST verify',
  'GET verify',
  'GET reauthenticate',
  'POST signup',
]);

/** Stands in front of the sign-in service: lets through what is open, counts attempts, hides what the time would tell. */
export function createAuthGate({ changePassword, now }: { changePassword: ChangePassword | null; now?: () => number }) {
  const limiter = createRateLimiter({ limit: ATTEMPT_LIMIT, windowMs: 60_000, ...(now && { now }) });

  return async (
    request: Request,
    body: Uint8Array,
    address: string,
    forward: () => Promise<Response>,
  ): Promise<Response> => {
    const url = new URL(request.url);
    const call = `${request.method} ${url.pathname.slice('/auth/v1/'.length)}`;
    if (request.method === 'OPTIONS') return forward();
    if (call === 'POST otp' || call === 'POST magiclink')
      return authError(422, 'otp_disabled', 'Signups not allowed for otp');
    const grant = url.searchParams.get('grant_type') ?? '';
    if (!OPEN.has(call) || (call === 'POST token' && !GRANTS.has(grant)))
      return authError(404, 'not_found', 'This call is not available.');

    if (call === 'PUT user' && changePassword) return changePassword(request, body);
    const password = call === 'POST token' && grant === 'password';
    if (!password && !COUNTED.has(call)) return forward();

    const account = accountOf(body);
    const keys = [`address ${addressKey(address)}`, ...(account ? [`account ${account}`] : [])];
    const wait = Math.max(...keys.map((key) => limiter.take(key)));
    if (wait > 0) {
      return authError(429, 'over_request_rate_limit', `Too many attempts. Please wait ${wait} seconds.`, {
        'Retry-After': String(wait),
      });
    }
    const started = performance.now();
    const response = await forward();
    if (password && response.ok) keys.forEach((key) => limiter.giveBack(key));
    else await new Promise((resolve) => setTimeout(resolve, REFUSAL_MS - (performance.now() - started)));
    return response;
  };
}

/** An error in the shape of Supabase's sign-in service, which supabase-js turns into an AuthError. */
export function authError(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return json(status, { code: status, error_code: code, msg: message }, headers);
}

function accountOf(body: Uint8Array): string | undefined {
  try {
    const { email } = JSON.parse(new TextDecoder().decode(body)) as { email?: unknown };
    return typeof email === 'string' ? email.trim().toLowerCase().slice(0, 254) : undefined;
  } catch {
    return undefined;
  }
}
