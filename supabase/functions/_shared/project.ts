import { createClient, type SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import type { CallerRole } from './caller-role.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

export interface HostedProject {
  /** With the service role. */
  client: SupabaseClient;
  secretKey: string;
}

/** A deployed function's project. */
export function hostedProject(): HostedProject {
  const secretKey = required('SUPABASE_SERVICE_ROLE_KEY');
  const client = createClient(required('SUPABASE_URL'), secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return { client, secretKey };
}

/** The account and role of an access token, from the sign-in service, which knows whether the session has ended. */
export async function lookUpCaller(
  client: SupabaseClient,
  token: string,
): Promise<{ id: string | null; role: CallerRole }> {
  const { data, error } = await client.auth.getUser(token);
  if (error) return { id: null, role: 'ended' };
  const { id, factors } = data.user;
  // The service has just verified the token.
  const isProven = aalOf(token) === 'aal2' || !factors?.some(({ status }) => status === 'verified');
  if (!isProven) return { id, role: 'unproven' };
  const roles = await client.from('user_roles').select('role').eq('user_id', id).eq('role', 'admin');
  if (roles.error) throw roles.error;
  return { id, role: roles.data.length > 0 ? 'owner' : 'user' };
}

/** The `aal` claim of an access token: `aal2` after a second factor. */
function aalOf(token: string): unknown {
  const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  return (JSON.parse(atob(payload)) as { aal?: unknown }).aal;
}

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set. Supabase sets it for deployed functions.`);
  return value;
}
