import type { Connection } from '../sql/connection.ts';
import { SignJWT, decodeJwt, type JWTPayload } from 'jose';
import { SESSION_HEADER } from './sign-in.ts';

/** How a session was authenticated, as named in Supabase's `amr` claim. */
export type Method = 'password' | 'otp' | 'totp' | 'mfa/recovery_code';

export interface Assurance {
  /** Records the method of the session that a library response begins. */
  record(response: Response, method: Method): Promise<void>;
  /**
   * Adds what the library omits and a hosted project has: `aal` and `amr` claims in access tokens, and `factors` of
   * accounts. Takes and resolves to any response of the sign-in service.
   */
  complete(response: Response): Promise<Response>;
}

interface SessionFacts {
  aal: string | null;
  amr: { method: string; timestamp: number }[];
}

export function createAssurance(connection: Connection, jwtSecret: string): Assurance {
  const key = new TextEncoder().encode(jwtSecret);

  async function completeToken(token: string): Promise<string> {
    const claims: JWTPayload = decodeJwt(token);
    const { rows } = await connection.driver.query<SessionFacts>(
      `select s.aal, coalesce(jsonb_agg(jsonb_build_object('method', c.authentication_method,
           'timestamp', extract(epoch from c.updated_at)::bigint) order by c.updated_at desc)
         filter (where c.id is not null), '[]') as amr
       from auth.sessions s left join auth.mfa_amr_claims c on c.session_id = s.id
       where s.id = $1 group by s.id`,
      [claims.session_id],
    );
    const { aal, amr } = rows[0] ?? { aal: null, amr: [] };
    return new SignJWT({ ...claims, aal: aal ?? 'aal1', amr })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(key);
  }

  async function completeUser(user: Record<string, unknown>): Promise<Record<string, unknown>> {
    const { rows } = await connection.driver.query(
      `select id, coalesce(friendly_name, '') as friendly_name, factor_type, status, created_at, updated_at
       from auth.mfa_factors where user_id = $1 order by created_at, id`,
      [user.id],
    );
    return rows.length > 0 ? { ...user, factors: rows } : user;
  }

  return {
    async record(response, method) {
      const session = response.headers.get(SESSION_HEADER);
      if (session === null) return;
      await connection.driver.query(
        `insert into auth.mfa_amr_claims (session_id, authentication_method) values ($1, $2)
         on conflict (session_id, authentication_method) do update set updated_at = now()`,
        [session, method],
      );
    },
    async complete(response) {
      if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
      const body = (await response.json()) as Record<string, unknown>;
      const { user, access_token: token } = body;
      const completed = {
        ...(isAccount(body) ? await completeUser(body) : body),
        ...(isAccount(user) && { user: await completeUser(user as Record<string, unknown>) }),
        ...(typeof token === 'string' && { access_token: await completeToken(token) }),
      };
      const headers = new Headers(response.headers);
      headers.delete('content-length');
      return new Response(JSON.stringify(completed), { status: response.status, headers });
    },
  };
}

const isAccount = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'aud' in value && 'id' in value;
