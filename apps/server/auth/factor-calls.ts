import type { Connection } from '../sql/connection.ts';
import { encodeQR } from 'qr';
import type { Secrets } from '../data/data-folder.ts';
import { callerOf } from '../http/caller.ts';
import { json } from '../http/headers.ts';
import { readFields, toBody, type AuthCall, type AuthGate } from './call.ts';
import { isRefused, type FactorSession, type Factors, type Refused } from './factors.ts';
import { authError } from './responses.ts';

const MAX_NAME = 100;

/**
 * Routes calls below `factors`, such as `POST factors/:id/verify`, compatible with a hosted project's, for `auth.mfa`
 * of supabase-js.
 */
export function createFactorCalls({
  factors,
  secrets,
  siteUrl,
  connection,
}: {
  factors: Factors;
  secrets: Pick<Secrets, 'jwtSecret' | 'secretKey'>;
  siteUrl: string;
  connection: Connection;
}): (name: string) => AuthGate | undefined {
  /** The caller's session after a correct code, with an access token that says so. */
  async function renewed(call: AuthCall, { sessionId }: FactorSession): Promise<Response> {
    const { rows } = await connection.driver.query<{ token: string }>(
      'select token from auth.refresh_tokens where session_id = $1 and not revoked order by created_at desc limit 1',
      [sessionId],
    );
    const headers = new Headers(call.request.headers);
    headers.set('Content-Type', 'application/json');
    const url = new URL('/auth/v1/token?grant_type=refresh_token', call.url);
    return call.forward(new Request(url, { method: 'POST', headers }), toBody({ refresh_token: rows[0]?.token ?? '' }));
  }

  async function enroll(call: AuthCall, session: FactorSession): Promise<Response> {
    const fields = readFields(call.body);
    if (!fields) return authError(400, 'bad_json', 'Could not parse request body as JSON');
    if (fields.factor_type !== 'totp') return invalid('factor_type needs to be totp');
    const names = { friendlyName: readName(fields.friendly_name, ''), issuer: readName(fields.issuer, '') };
    if (names.friendlyName === null || names.issuer === null)
      return invalid(`Names have at most ${MAX_NAME} visible characters.`);
    const { friendlyName, issuer } = names;
    const made = await factors.enroll(session, { friendlyName, issuer: issuer || new URL(siteUrl).host });
    if (isRefused(made)) return refused(made);
    const { id, secret, uri } = made;
    const totp = { qr_code: encodeQR(uri, 'svg', { border: 4 }), secret, uri };
    return json(200, { id, type: 'totp', friendly_name: made.friendlyName, totp });
  }

  async function verify(call: AuthCall, session: FactorSession, factorId: string): Promise<Response> {
    const fields = readFields(call.body);
    if (typeof fields?.challenge_id !== 'string' || typeof fields.code !== 'string')
      return invalid('A challenge and a code are required.');
    const given = { challengeId: fields.challenge_id, code: fields.code };
    return refusedOr(await factors.verify(session, factorId, given), () => renewed(call, session));
  }

  async function makeRecoveryCodes(call: AuthCall, session: FactorSession, replace: boolean): Promise<Response> {
    const name = replace ? '' : readName(readFields(call.body)?.friendly_name, '');
    if (name === null) return invalid(`Names have at most ${MAX_NAME} visible characters.`);
    const made = await factors.makeRecoveryCodes(session, { replace, ...(name && { friendlyName: name }) });
    if (isRefused(made)) return refused(made);
    const { id, friendlyName, codes } = made;
    return json(200, { id, type: 'recovery_code', friendly_name: friendlyName, total: codes.length, codes });
  }

  async function verifyRecoveryCode(call: AuthCall, session: FactorSession): Promise<Response> {
    const code = readFields(call.body)?.code;
    if (typeof code !== 'string') return invalid('A recovery code is required.');
    return refusedOr(await factors.verifyRecoveryCode(session, code), () => renewed(call, session));
  }

  type Answer = (call: AuthCall, session: FactorSession, factorId: string) => Response | Promise<Response>;
  const answers = new Map<string, Answer>([
    ['POST factors', enroll],
    [
      'POST factors/:id/challenge',
      async (_call, session, factorId) => {
        const made = await factors.challenge(session, factorId);
        return isRefused(made) ? refused(made) : json(200, { id: made.id, type: 'totp', expires_at: made.expiresAt });
      },
    ],
    ['POST factors/:id/verify', verify],
    [
      'DELETE factors/:id',
      async (_call, session, factorId) =>
        refusedOr(await factors.unenroll(session, factorId), () => json(200, { id: factorId })),
    ],
    [
      'GET factors/recovery-codes',
      async (_call, session) => {
        const count = await factors.countRecoveryCodes(session);
        return isRefused(count) ? refused(count) : json(200, { ...count, type: 'recovery_code' });
      },
    ],
    ['POST factors/recovery-codes', (call, session) => makeRecoveryCodes(call, session, false)],
    ['POST factors/recovery-codes/regenerate', (call, session) => makeRecoveryCodes(call, session, true)],
    ['POST factors/recovery-codes/verify', verifyRecoveryCode],
    [
      'DELETE factors/recovery-codes',
      async (_call, session) => {
        const removed = await factors.removeRecoveryCodes(session);
        return isRefused(removed) ? refused(removed) : json(200, removed);
      },
    ],
  ]);

  return (name) => {
    const factorId = /^\w+ factors\/([\w-]+)/.exec(name)?.[1] ?? '';
    const isFactor = factorId !== '' && factorId !== 'recovery-codes';
    const answer = answers.get(isFactor ? name.replace(`factors/${factorId}`, 'factors/:id') : name);
    return (
      answer &&
      (async (call) => {
        const caller = await callerOf(call.request, secrets);
        if (caller.kind !== 'user') return authError(401, 'no_authorization', 'This endpoint requires a Bearer token');
        return answer(call, caller, factorId);
      })
    );
  };
}

const invalid = (message: string): Response => authError(422, 'validation_failed', message);

const refused = ({ refusal: { status, code, message, wait } }: Refused): Response =>
  authError(status, code, message, wait === undefined ? {} : { 'Retry-After': String(wait) });

async function refusedOr(result: Refused | null, answer: () => Response | Promise<Response>): Promise<Response> {
  return result ? refused(result) : answer();
}

/** A trimmed name; null if too long or with invisible characters. */
function readName(value: unknown, without: string): string | null {
  if (value === undefined || value === null) return without;
  if (typeof value !== 'string' || value.length > MAX_NAME || /[\p{C}\p{Zl}\p{Zp}]/u.test(value)) return null;
  return value.trim();
}
