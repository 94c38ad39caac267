import { hostedProject, lookUpCaller } from '../_shared/project.ts';
import { createLog } from '../send-contact-email/log.ts';
import { createPublishHandler } from './handler.ts';

/** The part of Supabase's edge runtime that is used. */
declare const Deno: {
  env: { get(name: string): string | undefined };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const { client, secretKey } = hostedProject();

Deno.serve(
  createPublishHandler({
    hookUrl: Deno.env.get('DEPLOY_HOOK_URL'),
    log: createLog((line) => console.error(line)),
    async callerOf(token) {
      const { id, role } = await lookUpCaller(client, token);
      return id === null ? null : { id, isOwner: role === 'owner' };
    },
    async publish(changes, account) {
      const { data, error } = await client.rpc('publish_content', { changes, account }).retry(false);
      return error ? { error } : { revision: Number(data) };
    },
    isSecretKey: (token) => token === secretKey,
    async readDue(limit) {
      const { data, error } = await client
        .from('content_entries')
        .select('collection, key, updated_at')
        .eq('state', 'draft')
        .lte('publish_at', new Date().toISOString())
        .order('publish_at')
        .order('collection')
        .order('key')
        .limit(limit);
      if (error) throw error;
      return data.map((row) => ({ ...row, action: 'publish' as const }));
    },
  }),
);
