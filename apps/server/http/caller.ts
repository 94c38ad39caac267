import { jwtVerify } from 'jose';
import type { Secrets } from '../data/data-folder.ts';
import { isSameSecret } from './same-secret.ts';

/** The caller of a request, by its key and token. Whether a user still exists or is the owner is decided by the database. */
export type Caller =
  | { kind: 'anonymous' }
  /** Holds the secret key: this machine's own tools. */
  | { kind: 'service' }
  | { kind: 'user'; userId: string; sessionId: string; issuedAt: Date };

const anonymous: Caller = { kind: 'anonymous' };

/** Identifies the caller of a request. Forged, expired or malformed credentials are anonymous; never rejects. */
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
    const { sub, iat, session_id: sessionId } = payload;
    if (sub === undefined || iat === undefined || typeof sessionId !== 'string') return anonymous;
    return { kind: 'user', userId: sub, sessionId, issuedAt: new Date(iat * 1000) };
  } catch {
    return anonymous;
  }
}
