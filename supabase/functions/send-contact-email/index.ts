import { createClient } from 'npm:@supabase/supabase-js@2.119.0';
import { createTransport } from 'npm:nodemailer@10.6.0';
import { POST_LIMIT, POST_WINDOW_MS, createHandler } from './handler.ts';
import { createMailer, readMailSettings, smtpTransportOptions, type Mailer } from './mailer.ts';
import { createRateLimiter } from './rate-limit.ts';
import { retryUnsent, type DeliveryDeps } from './retry.ts';
import { createStore } from './store.ts';

/** The parts of Supabase's edge runtime that are used. */
declare const Deno: {
  env: { get(name: string): string | undefined; toObject(): Record<string, string> };
  serve(handler: (request: Request, info: { remoteAddr: { hostname?: string } }) => Promise<Response>): void;
};
declare const EdgeRuntime: { waitUntil(work: Promise<unknown>): void } | undefined;

/** Unsent messages that ride along with each message received: a hosted function has no timer of its own. */
const RETRIES_PER_MESSAGE = 3;

const client = createClient(required('SUPABASE_URL'), required('SUPABASE_SERVICE_ROLE_KEY'), {
  auth: { persistSession: false, autoRefreshToken: false },
});

const delivery: DeliveryDeps = {
  store: createStore(client),
  mailer: mailer(),
  clock: () => new Date(),
  log: (line) => console.error(line),
};

const handle = createHandler({
  ...delivery,
  limiter: createRateLimiter({ limit: POST_LIMIT, windowMs: POST_WINDOW_MS }),
  keepAlive,
});

Deno.serve(async (request, info) => {
  const response = await handle(request, { address: address(request, info.remoteAddr.hostname) });
  if (request.method === 'POST' && response.status === 200) {
    keepAlive(retryUnsent(delivery, RETRIES_PER_MESSAGE).catch((error: unknown) => delivery.log(String(error))));
    keepAlive(purge());
  }
  return response;
});

/** Removes what was deleted or is older than the privacy policy allows. Here too, for want of a timer. */
async function purge(): Promise<void> {
  const days = Number(Deno.env.get('MESSAGES_KEPT_DAYS'));
  const { error } = await client.rpc('purge_messages', days >= 1 ? { keep_days: days } : {});
  if (error) delivery.log(`Messages to be removed for good are still there: ${error.message}`);
}

function mailer(): Mailer {
  const settings = readMailSettings(Deno.env.toObject(), Deno.env.get('MAIL_TO') ?? '');
  if (settings.smtp && settings.to) return createMailer(createTransport(smtpTransportOptions(settings.smtp)), settings);
  return { send: () => Promise.reject(new Error('Set the secrets SMTP_URL, MAIL_FROM and MAIL_TO of this function.')) };
}

/** On Supabase the peer is its gateway, which writes the visitor's address into a header; elsewhere headers are not believed. */
function address(request: Request, peer: string | undefined): string {
  const hosted = Deno.env.get('SB_EXECUTION_ID') !== undefined;
  const forwarded = hosted
    ? (request.headers.get('cf-connecting-ip') ?? request.headers.get('x-forwarded-for')?.split(',')[0]?.trim())
    : undefined;
  return forwarded || peer || 'unknown';
}

function keepAlive(work: Promise<unknown>): void {
  if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
}

function required(name: string): string {
  const value = Deno.env.get(name);
  if (!value) throw new Error(`${name} is not set. Supabase sets it for deployed functions.`);
  return value;
}
