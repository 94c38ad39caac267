import type { CallerRole } from '@advisor/functions-shared/caller-role.ts';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Caller } from '../http/caller.ts';
import { SESSION_HEADER } from './sign-in.ts';

/** Longer than any browser's own; the rest is cut off. */
const MAX_USER_AGENT_LENGTH = 256;

export interface Sessions {
  /**
   * Notes from which device a session was begun or renewed, which the embedded sign-in service leaves out. Takes the
   * answer to any call of that service and resolves to it.
   */
  noteDevice(request: Request, response: Response): Promise<Response>;
  /** The role of a caller; this machine's own tools act as the owner. */
  callerRole(caller: Caller): Promise<CallerRole>;
}

/** What the embedded project adds to the sessions of the sign-in service. */
export function createSessions(database: { readonly connection: PostgresConnection }): Sessions {
  return {
    async noteDevice(request, response) {
      const session = response.headers.get(SESSION_HEADER);
      if (session) {
        const userAgent = readable(request.headers.get('user-agent') ?? '') || null;
        // Who signs in gets in, whether or not this can be noted.
        await database.connection.driver
          .unsafe('update auth.sessions set user_agent = $2 where id = $1 and user_agent is distinct from $2', [
            session,
            userAgent,
          ])
          .catch(() => undefined);
      }
      return response;
    },
    async callerRole(caller) {
      if (caller.kind === 'anonymous') return 'anonymous';
      if (caller.kind === 'service') return 'owner';
      const rows = await database.connection.driver.unsafe<{ admin: boolean }[]>(
        `select exists (select from public.user_roles r where r.user_id = s.user_id and r.role = 'admin') as admin
         from auth.sessions s where s.id = $1 and s.user_id = $2`,
        [caller.sessionId, caller.userId],
      );
      if (!rows[0]) return 'ended';
      return rows[0].admin ? 'owner' : 'user';
    },
  };
}

/** Plain characters only: the text is shown to the owner, and anybody can send any. */
function readable(userAgent: string): string {
  return userAgent
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
    .slice(0, MAX_USER_AGENT_LENGTH);
}
