import type { SupabaseClient } from '@supabase/supabase-js';
import { isTemporary } from '../backOff';

/** The result of a role lookup; `unknown` without an answer, in which case it should be retried. */
export type AdminAnswer = 'yes' | 'no' | 'unknown';

/**
 * Whether the user has the role `admin` (AUTH-7). A refusal counts as no; a lost network or a failing server is not an
 * answer (AUTH-8), or else an owner whose connection drops would lose the page they are on.
 */
export async function lookUpAdmin(client: SupabaseClient, userId: string, signal: AbortSignal): Promise<AdminAnswer> {
  // With a session that could not be refreshed, the request would be anonymous and refused.
  const { data: held } = await client.auth.getSession();
  if (held.session?.user.id !== userId || signal.aborted) return 'unknown';
  const { data, error, status } = await client
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', 'admin')
    .abortSignal(signal)
    .maybeSingle();
  if (!error) return data === null ? 'no' : 'yes';
  // A 401 is about the session: it is renewed, or has ended.
  return isTemporary(status) || status === 401 ? 'unknown' : 'no';
}
