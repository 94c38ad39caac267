import { jwtVerify } from 'jose';
import type { Secrets } from '../data/data-folder.ts';
import { isSameSecret } from './same-secret.ts';

/** A request's caller, by key and token. Whether a user still exists or is the owner is decided by the database. */
export type Caller =
  | { kind: 'anonymous' }
  /** Has the secret key: this machine's own tools. */
  | { kind: 'service' }
  | {
      kind: 'user';
      userId: string;
      sessionId: string;
      issuedAt: Date;
      /** The assurance level of the sign-in: `aal2` after a second factor (AUTH-20). */
      aal: 'aal1' | 'aal2';
    };

const anonymous: Caller = { kind: 'anonymous' };

/** Identifies a request's caller. Forged, expired or malformed credentials are anonymous; never rejects. */
export async function callerOf(
  request: Request,
  { jwtSecret, secretKey }: Pick<Secrets, 'jwtSecret' | 'secretKey'>,
): Promise<Caller> {
  const key = request.headers.get('apikey') ?? '';
  if (isSameSecret(key, secretKey)) return { kind: 'service' };
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return anonymous;
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(jwtSecret), { algorithms: ['HS256'] });
    const { sub, iat, session_id: sessionId, aal } = payload;
    if (sub === undefined || iat === undefined || typeof sessionId !== 'string') return anonymous;
    return {
      kind: 'user',
      userId: sub,
      sessionId,
      issuedAt: new Date(iat * 1000),
      aal: aal === 'aal2' ? 'aal2' : 'aal1',
    };
  } catch {
    return anonymous;
  }
}
