import type { SupabaseClient } from '@supabase/supabase-js';

/** What a look-up of the role found; `unknown` when nobody answered, so that asking again makes sense. */
export type AdminAnswer = 'yes' | 'no' | 'unknown';

/**
 * Whether the user has the role `admin` (AUTH-7). A refusal counts as no; a lost network or a failing server is not an
 * answer (AUTH-8), or else an owner whose connection drops would lose the page they are on.
 */
export async function lookUpAdmin(client: SupabaseClient, userId: string): Promise<AdminAnswer> {
  // With a session that could not be refreshed the question would be asked as nobody, and be refused.
  const { data: held } = await client.auth.getSession();
  if (held.session?.user.id !== userId) return 'unknown';
  const { data, error, status } = await client
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', 'admin')
    .maybeSingle();
  if (!error) return data === null ? 'no' : 'yes';
  return isTemporary(status) ? 'unknown' : 'no';
}

/** 0 stands for a network failure. */
function isTemporary(status: number): boolean {
  return status === 0 || status === 408 || status === 429 || status >= 500;
}
