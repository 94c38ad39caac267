import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { manageAddress, manageToken, purposes } from './brief.ts';
import { readLink } from './signed-link.ts';
import { readBody } from '../send-contact-email/body.ts';
import { describeError } from '../send-contact-email/log.ts';
import { createPlaceLimits, createRateLimiter, takeAll } from '../send-contact-email/rate-limit.ts';
import { StoreError } from '../send-contact-email/store.ts';
import { corsFor } from './cors.ts';

export interface BriefDeps {
  /** Has the service role. */
  client: SupabaseClient;
  /** The project's secret, which signs links (MAIL-7). */
  secret: string;
  /** The site's public URL, where the links' pages are. */
  siteUrl: string;
  clock: () => Date;
  /** Logs one line about a failure. */
  log: (line: string) => void;
}

/** Why a link has no effect; the page has a text for each. */
export type BriefRefusal = 'invalid' | 'expired' | 'used' | 'gone';

/** A subscription as shown to its subscriber. */
export interface Subscription {
  email: string;
  state: 'pending' | 'active' | 'paused' | 'unsubscribed' | 'bounced';
  brief_type: string;
  industry: string | null;
  frequency: string;
}

const BODY_LIMIT = 4 * 1024;
/** Calls per minute: without a valid link, from one address and from one network; and those with the same link. */
const LIMITS = { address: 20, network: 60, windowMs: 60_000 };
const LINK_LIMIT = { limit: 30, windowMs: 60_000 };

const choices = {
  brief_type: ['cybersecurity', 'msp', 'strategic', 'all'],
  industry: [
    'healthcare',
    'finance',
    'manufacturing',
    'retail',
    'technology',
    'education',
    'government',
    'other',
    null,
  ],
  frequency: ['weekly', 'biweekly', 'monthly', 'quarterly'],
  state: ['active', 'paused'],
} as const;

const CORS = corsFor('GET, POST');

// BRIEF-3, BRIEF-6, BRIEF-7
/**
 * The function behind links in mails about the brief. `POST` with JSON: `{ "action": "confirm", "token" }` subscribes;
 * `read`, `save` (with `changes`), `unsubscribe` and `forget` act on the token's subscription. They respond with 200
 * `{ "success": true, "subscription", "manage" }`, otherwise 4xx or 5xx `{ "success": false, "error" }` with a `reason`
 * (BriefRefusal). `POST` with `?token=…` and the body of RFC 8058 is one-click unsubscribe. `GET` changes nothing: it
 * redirects to the subscription's page.
 */
export function createBriefHandler(
  deps: BriefDeps,
): (request: Request, info: { address: string }) => Promise<Response> {
  const strangers = createPlaceLimits({ name: 'brief', ...LIMITS });
  const ofLink = createRateLimiter({ name: 'brief link', ...LINK_LIMIT });
  return async (request, { address }) => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS });
    const inAddress = new URL(request.url).searchParams.get('token');
    if (request.method === 'GET' || request.method === 'HEAD') {
      // Even with an invalid token: the page says so.
      const location = manageAddress(encodeURIComponent(inAddress ?? ''), deps.siteUrl);
      return new Response(null, { status: 303, headers: { ...CORS, Location: location, 'Cache-Control': 'no-store' } });
    }
    if (request.method !== 'POST') return refuse(405, 'Use POST.', { headers: { Allow: 'GET, POST, OPTIONS' } });

    const body = await readBody(request, BODY_LIMIT).catch(() => null);
    const call = inAddress === null ? jsonIn(body) : oneClickIn(body, inAddress);
    const purpose = call?.action === 'confirm' ? purposes.confirm : purposes.manage;
    const link = await readLink(deps.secret, purpose, call?.token, deps.clock());
    // Mail providers call for many subscribers at once, so each valid link has its own limit.
    const wait = link.ok ? takeAll([[ofLink, link.id]]) : takeAll(strangers(address));
    if (wait > 0)
      return refuse(429, 'Too many requests. Please try again in a minute.', {
        headers: { 'Retry-After': String(wait) },
      });
    if (!link.ok)
      return link.reason === 'expired'
        ? refuse(410, 'The time of this link is over.', { reason: 'expired' })
        : refuse(400, 'This is not a link of our mails.', { reason: 'invalid' });
    try {
      return await act(link.id, call!, deps);
    } catch (error) {
      deps.log(`A link to the brief could not be used: ${describeError(error)}`);
      return refuse(503, 'The server could not do this now. Please try again in a few minutes.');
    }
  };
}

interface Call {
  action?: unknown;
  token?: unknown;
  changes?: unknown;
}

async function act(id: string, call: Call, deps: BriefDeps): Promise<Response> {
  switch (call.action) {
    case 'confirm': {
      const { data, error } = await deps.client.rpc('confirm_brief', { message_id: id });
      if (error) throw new StoreError(error);
      const [{ outcome, subscriber_id }] = data as [{ outcome: 'confirmed' | 'used' | 'gone'; subscriber_id: string }];
      if (outcome === 'gone') return gone();
      if (outcome === 'used') return refuse(410, 'This link was used before.', { reason: 'used' });
      return answer(subscriber_id, deps);
    }
    case 'read':
      return answer(id, deps);
    case 'save': {
      const changes = readChanges(call.changes);
      if (!changes) return refuse(400, 'These preferences are not among those that can be chosen.');
      // Someone who has left or never confirmed cannot return by this link: that takes the form.
      return update(id, changes, deps, ['active', 'paused']);
    }
    case 'unsubscribe':
      return update(id, { state: 'unsubscribed', unsubscribed_at: deps.clock().toISOString() }, deps, [
        'pending',
        'active',
        'paused',
        'bounced',
      ]);
    case 'forget': {
      const { error } = await deps.client.from('brief_subscribers').delete().eq('id', id);
      if (error) throw new StoreError(error);
      return succeed({ subscription: null });
    }
    default:
      return refuse(400, 'There is no such action.');
  }
}

/** Changes a subscription that is in one of these states, and responds with the result. */
async function update(id: string, changes: object, deps: BriefDeps, from: readonly string[]): Promise<Response> {
  const { error } = await deps.client.from('brief_subscribers').update(changes).eq('id', id).in('state', from);
  if (error) throw new StoreError(error);
  return answer(id, deps);
}

async function answer(id: string, { client, secret }: BriefDeps): Promise<Response> {
  const { data, error } = await client
    .from('brief_subscribers')
    .select('email,state,brief_type,industry,frequency')
    .eq('id', id);
  if (error) throw new StoreError(error);
  const [subscription] = data as Subscription[];
  if (!subscription) return gone();
  return succeed({ subscription, manage: await manageToken(id, secret) });
}

function readChanges(given: unknown): Record<string, unknown> | null {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return null;
  const entries = Object.entries(given);
  const isKnown = ([name, value]: [string, unknown]) =>
    Object.hasOwn(choices, name) && (choices[name as keyof typeof choices] as readonly unknown[]).includes(value);
  return entries.length > 0 && entries.every(isKnown) ? Object.fromEntries(entries) : null;
}

function jsonIn(body: Uint8Array | null): Call | null {
  try {
    const call = JSON.parse(new TextDecoder().decode(body ?? new Uint8Array())) as unknown;
    return typeof call === 'object' && call !== null ? (call as Call) : null;
  } catch {
    return null;
  }
}

/** RFC 8058, 3.1: the body has one form field, in either encoding. */
function oneClickIn(body: Uint8Array | null, token: string): Call | null {
  const text = new TextDecoder().decode(body ?? new Uint8Array());
  const isOneClick =
    /(?:^|&)List-Unsubscribe=One-Click(?:&|$)/i.test(text.trim()) ||
    /name="?List-Unsubscribe"?\s*\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\r?\n/i.test(text);
  return isOneClick ? { action: 'unsubscribe', token } : null;
}

const gone = () => refuse(410, 'There is no such subscription any more.', { reason: 'gone' });

const succeed = (body: object) =>
  Response.json({ success: true, ...body }, { headers: { ...CORS, 'Cache-Control': 'no-store' } });

function refuse(
  status: number,
  error: string,
  { headers = {}, ...more }: { headers?: Record<string, string>; reason?: BriefRefusal } = {},
): Response {
  return Response.json(
    { success: false, error, ...more },
    { status, headers: { ...CORS, 'Cache-Control': 'no-store', ...headers } },
  );
}
