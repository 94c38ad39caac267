import { createClient } from 'npm:@supabase/supabase-js@2.119.0';
import { createTransport } from 'npm:nodemailer@10.6.0';
import { createLog } from '../send-contact-email/log.ts';
import { smtpTransportOptions } from '../send-contact-email/mailer.ts';
import type { CallerRole } from '../_shared/caller-role.ts';
import { createMailSettingsHandler } from './handler.ts';
import { readMailQueue } from './queue.ts';
import { tryMailSettings } from './setup.ts';

/** The part of Supabase's edge runtime that is used. */
declare const Deno: {
  env: { get(name: string): string | undefined; toObject(): Record<string, string> };
  serve(handler: (request: Request) => Promise<Response>): void;
};

const client = createClient(required('SUPABASE_URL'), required('SUPABASE_SERVICE_ROLE_KEY'), {
  auth: { persistSession: false, autoRefreshToken: false },
});
const env = Deno.env.toObject();
const settings = tryMailSettings(env, '');
const smtp = typeof settings === 'string' ? null : settings.smtp;

const handle = createMailSettingsHandler({
  env,
  settings,
  transport: smtp && createTransport(smtpTransportOptions(smtp)),
  withoutServer: 'none',
  place: 'secrets',
  // A function has no timer: unsent mail is tried again with the next message.
  retrySeconds: null,
  siteUrl: env.SITE_URL,
  readQueue: () => readMailQueue(client),
  log: createLog((line) => console.error(line)),
});

Deno.serve((request) => handle(request, () => callerRole(request)));

/** Asks the sign-in service, which knows whether the session has ended. */
async function callerRole(request: Request): Promise<CallerRole> {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  if (!token) return 'anonymous';
  const { data, error } = await client.auth.getUser(token);
  if (error) return 'ended';
  const roles = await client.from('user_roles').select('role').eq('user_id', data.user.id).eq('role', 'admin');
  if (roles.error) throw roles.error;
  return roles.data.length > 0 ? 'owner' : 'user';
}

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set. Supabase sets it for deployed functions.`);
  return value;
}
