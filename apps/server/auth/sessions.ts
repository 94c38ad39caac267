import type { CallerRole } from '@advisor/functions-shared/caller-role.ts';
import type { Connection } from '../sql/connection.ts';
import { decodeJwt } from 'jose';
import type { Caller } from '../http/caller.ts';
import { json } from '../http/headers.ts';
import { SESSION_HEADER } from './sign-in.ts';

/** Longer than any browser's own; the rest is truncated. */
const MAX_USER_AGENT_LENGTH = 256;

export interface Sessions {
  /**
   * Records the device that began or refreshed a session, which the embedded sign-in service omits. Takes any response
   * of that service and resolves to it.
   */
  noteDevice(request: Request, response: Response): Promise<Response>;
  /** Rejects a table request whose session has ended; else null. The sign-in service checks its own calls. */
  refuseEnded(caller: Caller): Promise<Response | null>;
  /** The caller's role; this machine's own tools act as the owner. */
  callerRole(caller: Caller): Promise<CallerRole>;
}

/** The embedded project's additions to the sign-in service's sessions. */
export function createSessions(database: { readonly connection: Connection }): Sessions {
  return {
    async noteDevice(request, response) {
      const session = sessionOf(response);
      if (session) {
        const userAgent = readable(request.headers.get('user-agent') ?? '') || null;
        // Signing in must not fail because of this bookkeeping.
        await database.connection.driver
          .query('update auth.sessions set user_agent = $2 where id = $1 and user_agent is distinct from $2', [
            session,
            userAgent,
          ])
          .catch(() => undefined);
      }
      return response;
    },
    async refuseEnded(caller) {
      if (caller.kind !== 'user') return null;
      const { rows } = await database.connection.driver.query(
        'select from auth.sessions where id = $1 and user_id = $2',
        [caller.sessionId, caller.userId],
      );
      if (rows.length > 0) return null;
      return json(401, {
        code: 'PGRST303',
        details: null,
        hint: null,
        message: 'The session of this token has ended.',
      });
    },
    async callerRole(caller) {
      if (caller.kind === 'anonymous') return 'anonymous';
      if (caller.kind === 'service') return 'owner';
      const { rows } = await database.connection.driver.query<{ admin: boolean; protected: boolean }>(
        `select exists (select from public.user_roles r where r.user_id = s.user_id and r.role = 'admin') as admin,
           exists (select from auth.mfa_factors f where f.user_id = s.user_id and f.status = 'verified') as protected
         from auth.sessions s where s.id = $1 and s.user_id = $2`,
        [caller.sessionId, caller.userId],
      );
      if (!rows[0]) return 'ended';
      if (rows[0].protected && caller.aal !== 'aal2') return 'unproven';
      return rows[0].admin ? 'owner' : 'user';
    },
  };
}

/** The session that a response issues: named in a header, except for links, whose response is a redirect. */
function sessionOf({ headers }: Response): string | null {
  const named = headers.get(SESSION_HEADER);
  if (named) return named;
  const token = new URLSearchParams(headers.get('location')?.split('#')[1]).get('access_token');
  if (!token) return null;
  try {
    const { session_id: id } = decodeJwt(token);
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}

/** Printable characters only: the owner sees this text, and anyone can send it. */
function readable(userAgent: string): string {
  return userAgent
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, MAX_USER_AGENT_LENGTH);
}
