import { createClient, type SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import type { CallerRole } from './caller-role.ts';

declare const Deno: { env: { get(name: string): string | undefined } };

export interface HostedProject {
  /** With the service role. */
  client: SupabaseClient;
  secretKey: string;
}

/** The project of a deployed function. */
export function hostedProject(): HostedProject {
  const secretKey = required('SUPABASE_SERVICE_ROLE_KEY');
  const client = createClient(required('SUPABASE_URL'), secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  return { client, secretKey };
}

/** The account and role of an access token. Asks the sign-in service, which knows whether the session has ended. */
export async function lookUpCaller(
  client: SupabaseClient,
  token: string,
): Promise<{ id: string | null; role: CallerRole }> {
  const { data, error } = await client.auth.getUser(token);
  if (error) return { id: null, role: 'ended' };
  const { id } = data.user;
  const roles = await client.from('user_roles').select('role').eq('user_id', id).eq('role', 'admin');
  if (roles.error) throw roles.error;
  return { id, role: roles.data.length > 0 ? 'owner' : 'user' };
}

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set. Supabase sets it for deployed functions.`);
  return value;
}
