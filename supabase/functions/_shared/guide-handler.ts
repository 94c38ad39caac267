import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { readLink } from './signed-link.ts';
import type { AnswerDeps } from '../send-contact-email/answers.ts';
import { readBody } from '../send-contact-email/body.ts';
import { describeError } from '../send-contact-email/log.ts';
import { createPlaceLimits, takeAll } from '../send-contact-email/rate-limit.ts';
import { readSiteWords } from '../send-contact-email/site-words.ts';
import { StoreError } from '../send-contact-email/store.ts';

export interface GuideDeps extends AnswerDeps {
  /** Logs one line about a failure. */
  log: (line: string) => void;
  /** Milliseconds that only ever grow, for the limits. @default the monotonic clock */
  monotonic?: () => number;
}

/** Why a link gives no file; the page has words for each. */
export type GuideRefusal = 'invalid' | 'expired' | 'used' | 'gone';

const BODY_LIMIT = 4 * 1024;
/** Calls a minute, of one address and of one network: nobody guesses a signature, but each call asks the database. */
const LIMITS = { address: 20, network: 60, windowMs: 60_000 };

const CORS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'POST, OPTIONS',
  'Access-Control-Allow-Headers': 'authorization, x-client-info, apikey, content-type, x-region',
  'Access-Control-Max-Age': '86400',
};

// MAIL-12
/**
 * The function behind the page /guide: uses the link of a mail. `POST` with `{ "token": "…" }` answers 200
 * `{ "success": true, "file": "…", "page": "/…" }`, the address of the file and the page of its form; otherwise 4xx or 5xx
 * `{ "success": false, "error": "…" }`, with a `reason` (GuideRefusal) and if it is known the `page` on which to ask again.
 * Without POST nothing is used up.
 */
export function createGuideHandler(
  deps: GuideDeps,
): (request: Request, info: { address: string }) => Promise<Response> {
  const limits = createPlaceLimits({ ...LIMITS, now: deps.monotonic });
  return async (request, { address }) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    if (request.method !== 'POST') return refuse(405, 'Use POST.', { headers: { Allow: 'POST, OPTIONS' } });
    const wait = takeAll(limits(address));
    if (wait > 0)
      return refuse(429, 'Too many requests. Please try again in a minute.', {
        headers: { 'Retry-After': String(wait) },
      });
    const body = await readBody(request, BODY_LIMIT).catch(() => null);
    const link = await readLink(deps.secret, 'guide', tokenIn(body), deps.clock());
    if (!link.ok)
      return link.reason === 'expired'
        ? refuse(410, 'The time of this link is over.', { reason: 'expired' })
        : refuse(400, 'This is not a link of our mails.', { reason: 'invalid' });
    try {
      return await open(link.id, deps);
    } catch (error) {
      deps.log(`A guide could not be opened: ${describeError(error)}`);
      return refuse(503, 'The server could not do this now. Please try again in a few minutes.');
    }
  };
}

async function open(id: string, deps: GuideDeps): Promise<Response> {
  const form = await formOf(id, deps.client);
  if (form === null) return refuse(410, 'What you sent us is erased, and this link with it.', { reason: 'gone' });
  const { file, page } = await readSiteWords(deps.client, { form_type: 'request', details: { form } }, deps);
  // Before it is used: without a file nothing is used up.
  if (file === null) return refuse(404, 'There is no file at the moment.', { reason: 'gone', page });
  const { data, error } = await deps.client.rpc('open_guide', { message_id: id });
  if (error) throw new StoreError(error);
  const [opened] = data as { is_open: boolean }[];
  if (!opened) return refuse(410, 'What you sent us is erased, and this link with it.', { reason: 'gone', page });
  if (!opened.is_open) return refuse(410, 'This link was used before.', { reason: 'used', page });
  return Response.json({ success: true, file, page }, { headers: { ...CORS, 'Cache-Control': 'no-store' } });
}

/** The form by which a message came; null if it is erased or deleted. */
async function formOf(id: string, client: SupabaseClient): Promise<string | null> {
  const { data, error } = await client
    .from('contact_messages')
    .select('details')
    .eq('id', id)
    .eq('form_type', 'request')
    .is('deleted_at', null);
  if (error) throw new StoreError(error);
  const [row] = data as { details: { form?: unknown } | null }[];
  return row ? String(row.details?.form) : null;
}

function tokenIn(body: Uint8Array | null): unknown {
  try {
    return (JSON.parse(new TextDecoder().decode(body ?? new Uint8Array())) as { token?: unknown } | null)?.token;
  } catch {
    return undefined;
  }
}

function refuse(
  status: number,
  error: string,
  { headers = {}, ...more }: { headers?: Record<string, string>; reason?: GuideRefusal; page?: string } = {},
): Response {
  return Response.json(
    { success: false, error, ...more },
    { status, headers: { ...CORS, 'Cache-Control': 'no-store', ...headers } },
  );
}
