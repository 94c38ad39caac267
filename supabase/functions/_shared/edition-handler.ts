import { refuseUnlessOwner, type CallerRole } from './caller-role.ts';
import { manageAddress } from './brief.ts';
import { composeEdition, EDITIONS, readEdition, withManageLink, type EditionMail } from './edition.ts';
import type { EditionLinks } from './edition-mails.ts';
import { queueMails } from './outgoing-mails.ts';
import { readBody } from '../send-contact-email/body.ts';
import { describeError } from '../send-contact-email/log.ts';
import { createRateLimiter } from '../send-contact-email/rate-limit.ts';
import { readOwner } from '../send-contact-email/site-words.ts';
import { StoreError } from '../send-contact-email/store.ts';

export interface EditionDeps extends Omit<EditionLinks, 'secret' | 'functionsUrl'> {
  /** The owner's address, the recipient of tests. */
  ownerEmail: string;
  /** Called after mails were queued. Returns at once. */
  send: () => void;
  /** Logs one line about a failure. */
  log: (line: string) => void;
}

const BODY_LIMIT = 4 * 1024;
/** Test mails per ten minutes. */
const TESTS = { limit: 10, windowMs: 10 * 60_000 };

const CHANGED = 'The edition has changed since the preview. Look at it again, and send what you see then.';
const SENT = 'This edition is sent already. Each edition is sent once.';

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Max-Age': '86400',
};

/** How far ahead an edition can be scheduled. */
const SCHEDULE_DAYS = 366;

// BRIEF-11 to BRIEF-14, BRIEF-18
/**
 * Previews, tests and sends an edition, for the owner only. `POST` with `{ "action": "preview", "key" }` returns the
 * mail, the number of `recipients`, how many have received one too recently (`heldBack`), and its `digest`;
 * `{ "action": "test", "key" }` mails it to the owner; `{ "action": "send", "key", "digest" }` queues it for all, once,
 * if it still equals the preview; `{ "action": "schedule", "key", "digest", "at" }` does so at a time (ISO 8601), with
 * the current content, or changes the time of a scheduled one. A draft takes precedence over the live version.
 * Otherwise 4xx or 5xx `{ "success": false, "error" }`.
 */
export function createEditionHandler(
  deps: EditionDeps,
): (request: Request, readRole: () => Promise<CallerRole>) => Promise<Response> {
  const tests = createRateLimiter({ name: 'edition test', ...TESTS });
  return async (request, readRole) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method !== 'POST') return refuse(405, 'Use POST.', { Allow: 'POST, OPTIONS' });
    try {
      const refusal = refuseUnlessOwner(await readRole(), {
        user: 'Only the owner sends editions.',
        anonymous: 'Sign in to send an edition.',
      });
      if (refusal) return refuse(refusal.status, refusal.message);
      const call = callIn(await readBody(request, BODY_LIMIT));
      if (!call) return refuse(400, 'The request cannot be read.');
      const found = await findEdition(call.key, deps);
      if (typeof found === 'string') return refuse(422, found);
      switch (call.action) {
        case 'preview':
          return await preview(found, deps);
        case 'test':
          if (tests.take('all') > 0)
            return refuse(429, 'Many tests have just been sent. Please try again in a few minutes.');
          return await test(found, deps);
        case 'send':
          return await send(call, found, deps);
        case 'schedule':
          return await schedule(call, found, deps);
        default:
          return refuse(400, 'There is no such action.');
      }
    } catch (error) {
      deps.log(`An edition could not be handled: ${describeError(error)}`);
      return refuse(503, 'The server could not do this now. Nothing was sent; please try again in a few minutes.');
    }
  };
}

interface Found {
  mail: EditionMail;
  /** Of the edition's content. */
  digest: string;
  /** Its path on the site, if published. */
  page: string | null;
}

async function findEdition(key: string, { client, siteUrl }: EditionDeps): Promise<Found | string> {
  const { data, error } = await client
    .from('content_entries')
    .select('state,data')
    .eq('collection', EDITIONS)
    .eq('key', key);
  if (error) throw new StoreError(error);
  const rows = data as { state: 'draft' | 'published'; data: unknown }[];
  const live = rows.find(({ state }) => state === 'published');
  const entry = rows.find(({ state, data }) => state === 'draft' && data !== null) ?? live;
  const edition = readEdition(entry?.data ?? null);
  if (typeof edition === 'string') return edition;
  const page = live && live.data !== null ? `/executive-brief/${key}` : null;
  const mail = composeEdition(edition, { owner: await readOwner(client), siteUrl, page });
  return { mail, page, digest: await digestOf(edition) };
}

async function preview({ mail, page, digest }: Found, { client, siteUrl }: EditionDeps): Promise<Response> {
  const { data, error } = await client.rpc('count_readers', { of_type: mail.brief_type });
  if (error) throw new StoreError(error);
  const [{ recipients, held_back }] = data as [{ recipients: number; held_back: number }];
  const { subject, text, html } = withoutRecipient(mail, siteUrl);
  return succeed({ subject, text, html, page, digest, recipients: Number(recipients), heldBack: Number(held_back) });
}

async function test({ mail }: Found, { client, siteUrl, ownerEmail, send }: EditionDeps): Promise<Response> {
  const { subject, text, html } = withoutRecipient(mail, siteUrl);
  await queueMails(client, [
    { kind: 'edition-test', recipient: ownerEmail, subject: `[Test] ${subject}`, text: text.slice(0, 100_000), html },
  ]);
  send();
  return succeed({ recipient: ownerEmail });
}

async function send(call: Call, { mail, digest }: Found, { client, send: start }: EditionDeps): Promise<Response> {
  if (call.digest !== digest) return refuse(409, CHANGED);
  const { data, error } = await client.rpc('queue_edition', { sending: { edition: call.key, ...mail } });
  if (error) throw new StoreError(error);
  const [queued] = data as { sending_id: string; recipients: number; is_new: boolean }[];
  if (!queued) return refuse(422, 'Nobody gets this edition now: no subscriber wants this brief at this time.');
  if (!queued.is_new) return refuse(409, SENT);
  start();
  return succeed({ id: queued.sending_id, recipients: queued.recipients });
}

async function schedule({ key, ...call }: Call, { mail, digest }: Found, { client }: EditionDeps): Promise<Response> {
  const at = momentIn(call.at);
  if (!at) return refuse(422, 'Choose a time in the future, within a year.');
  if (call.digest !== digest) return refuse(409, CHANGED);
  const { data, error } = await client.rpc('schedule_edition', {
    schedule: { edition: key, send_at: at.toISOString(), ...mail },
  });
  if (error) throw new StoreError(error);
  return data ? succeed({ at: at.toISOString() }) : refuse(409, SENT);
}

/** A future time with its zone, not too far ahead. */
function momentIn(at: unknown): Date | null {
  if (typeof at !== 'string' || !/^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,3})?)?(?:Z|[+-]\d\d:\d\d)$/.test(at))
    return null;
  const ahead = Date.parse(at) - Date.now();
  return ahead > 0 && ahead <= SCHEDULE_DAYS * 86_400_000 ? new Date(at) : null;
}

/** Without a recipient there is no subscription: the link opens the page, which says so. */
function withoutRecipient({ subject, text, html }: EditionMail, siteUrl: string) {
  const link = manageAddress('', siteUrl);
  return { subject, text: withManageLink(text, link), html: withManageLink(html, link) };
}

interface Call {
  action: unknown;
  key: string;
  digest: unknown;
  at: unknown;
}

function callIn(body: Uint8Array | null): Call | null {
  try {
    const { action, key, digest, at } = JSON.parse(new TextDecoder().decode(body ?? new Uint8Array())) as Record<
      string,
      unknown
    >;
    return typeof key === 'string' && /^[a-z0-9][a-z0-9-]{0,99}$/.test(key) ? { action, key, digest, at } : null;
  } catch {
    return null;
  }
}

async function digestOf(value: object): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(value)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const succeed = (body: object) =>
  Response.json({ success: true, ...body }, { headers: { ...CORS, 'Cache-Control': 'no-store' } });

const refuse = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ success: false, error }, { status, headers: { ...CORS, 'Cache-Control': 'no-store', ...headers } });
