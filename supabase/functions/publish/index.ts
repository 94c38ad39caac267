import { createClient } from 'npm:@supabase/supabase-js@2.119.0';
import { createLog } from '../send-contact-email/log.ts';
import { createPublishHandler } from './handler.ts';

/** The part of Supabase's edge runtime that is used. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const secretKey = required('SUPABASE_SERVICE_ROLE_KEY');
const client = createClient(required('SUPABASE_URL'), secretKey, {
  auth: { persistSession: false, autoRefreshToken: false },
});

Deno.serve(
  createPublishHandler({
    hookUrl: Deno.env.get('DEPLOY_HOOK_URL'),
    log: createLog((line) => console.error(line)),
    async callerOf(token) {
      // Asks the sign-in service, which knows whether the session has ended.
      const { data, error } = await client.auth.getUser(token);
      if (error) return null;
      const { id } = data.user;
      const roles = await client.from('user_roles').select('role').eq('user_id', id).eq('role', 'admin');
      if (roles.error) throw roles.error;
      return { id, isOwner: roles.data.length > 0 };
    },
    async publish(changes, account) {
      const { data, error } = await client.rpc('publish_content', { changes, account }).retry(false);
      return error ? { error } : { revision: Number(data) };
    },
    isSecretKey: (token) => token === secretKey,
    async readDue(most) {
      const { data, error } = await client
        .from('content_entries')
        .select('collection, key, updated_at')
        .eq('state', 'draft')
        .lte('publish_at', new Date().toISOString())
        .order('publish_at')
        .order('collection')
        .order('key')
        .limit(most);
      if (error) throw error;
      return data.map((row) => ({ ...row, action: 'publish' as const }));
    },
  }),
);

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set. Supabase sets it for deployed functions.`);
  return value;
}
