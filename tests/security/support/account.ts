import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { OWNER_PASSWORD, type ServedSite } from '../../journeys/site.ts';

let devices = 0;

/** A person at a device: address, user agent and session. */
export interface Visitor {
  client: SupabaseClient;
  address: string;
  token(): Promise<string>;
}

/** A client with its own address; the site must trust the proxy. */
export function visitorOf(site: ServedSite, { userAgent = 'tests' }: { userAgent?: string } = {}): Visitor {
  const address = `198.51.${Math.floor(++devices / 250)}.${devices % 250}`;
  const client = createClient(site.url, site.local.publishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { headers: { 'X-Forwarded-For': address, 'User-Agent': userAgent } },
  });
  return {
    client,
    address,
    token: async () => (await client.auth.getSession()).data.session!.access_token,
  };
}

/** The owner, signed in on another device. */
export async function ownerAt(
  site: ServedSite,
  { userAgent, password = site.local.ownerPassword }: { userAgent?: string; password?: string } = {},
): Promise<Visitor> {
  const visitor = visitorOf(site, userAgent === undefined ? {} : { userAgent });
  const { error } = await visitor.client.auth.signInWithPassword({ email: site.local.ownerEmail, password });
  if (error) throw error;
  return visitor;
}

/** One of `people`, without the role and signed in. */
export async function guestAt(site: ServedSite): Promise<Visitor> {
  const guest = visitorOf(site);
  const credentials = { email: 'guest@example.com', password: OWNER_PASSWORD };
  const { data, error } = await guest.client.auth.signInWithPassword(credentials);
  if (error) throw error;
  await site.service.from('user_roles').delete().eq('user_id', data.user.id);
  return guest;
}

/** A raw `PUT user` request, without supabase-js. */
export async function putUser(
  site: ServedSite,
  token: string,
  body: unknown,
  address = '203.0.113.7',
): Promise<{ status: number; body: Record<string, unknown>; headers: Headers }> {
  const response = await fetch(`${site.url}/auth/v1/user`, {
    method: 'PUT',
    headers: {
      'Content-Type': 'application/json',
      apikey: site.local.publishableKey,
      Authorization: `Bearer ${token}`,
      'X-Forwarded-For': address,
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Record<string, unknown>,
    headers: response.headers,
  };
}

/** What a session can still access: the sign-in service and the tables, with its access token. */
export async function opens(site: ServedSite, token: string): Promise<{ user: number; rows: number | string }> {
  const headers = { apikey: site.local.publishableKey, Authorization: `Bearer ${token}` };
  const [user, rest] = await Promise.all([
    fetch(`${site.url}/auth/v1/user`, { headers }),
    fetch(`${site.url}/rest/v1/contact_messages?select=id`, { headers }),
  ]);
  return { user: user.status, rows: rest.status === 200 ? ((await rest.json()) as unknown[]).length : 'refused' };
}
