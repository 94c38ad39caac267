import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { readBody } from '../send-contact-email/body.ts';
import { describeError } from '../send-contact-email/log.ts';
import { createPlaceLimits, createRateLimiter, takeAll } from '../send-contact-email/rate-limit.ts';
import { StoreError } from '../send-contact-email/store.ts';
import { documents, forms, pages, tools } from './counted-names.generated.ts';
import { corsFor } from './cors.ts';

/** The kinds of events. */
export type VisitKind = 'view' | 'search-without-result' | 'form-started' | 'form-sent' | 'tool-completed' | 'download';

export interface Visit {
  kind: VisitKind;
  /** The path of a page or file. */
  name: string;
}

export interface CountDeps {
  /** Increments a counter. */
  store: (visit: Visit) => Promise<void>;
  /** Logs one line about a failure. */
  log: (line: string) => void;
  /** A monotonic time in ms. @default the monotonic clock */
  now?: () => number;
}

/** The kind, a space and the name. */
const BODY_LIMIT = 300;
// COUNT-6
/** Calls per minute: from one address, from one network and in total. Nothing of them is stored. */
export const COUNT_LIMITS = { address: 60, network: 240, all: 1_200 };

const CORS = { ...corsFor('POST'), 'Cache-Control': 'no-store' };

const known: Readonly<Record<VisitKind, ReadonlySet<string>>> = {
  view: new Set(pages),
  'search-without-result': new Set(pages),
  'form-started': new Set(forms),
  'form-sent': new Set(forms),
  'tool-completed': new Set(tools),
  download: new Set(documents),
};

/** The path of one of the owner's files; the database knows which of them the site links to. */
const ownersFile = /^\/storage\/v1\/object\/public\/public-files\/[a-z0-9][a-z0-9._-]{0,99}$/;

/** Programs that identify themselves. */
const program = /bot\b|crawl|spider|slurp/i;

// COUNT-1, COUNT-5
/**
 * The counting function: `POST` with the text `view /about`, a kind and a name. Responds with 204 whether or not it was
 * counted: pages never see a failure, and strangers learn nothing.
 */
export function createCountHandler({
  store,
  log,
  now,
}: CountDeps): (request: Request, info: { address: string }) => Promise<Response> {
  const options = { windowMs: 60_000, ...(now && { now }) };
  const ofPlace = createPlaceLimits({
    name: 'count',
    address: COUNT_LIMITS.address,
    network: COUNT_LIMITS.network,
    ...options,
  });
  const ofAll = createRateLimiter({ name: 'count of all', limit: COUNT_LIMITS.all, ...options });
  return async (request, { address }) => {
    if (request.method === 'OPTIONS') return answer(204);
    if (request.method !== 'POST') return answer(405, { Allow: 'POST, OPTIONS' });
    if (isUnwanted(request.headers)) return answer(204);
    if (takeAll([...ofPlace(address), [ofAll, 'all']]) > 0) return answer(204);
    const body = await readBody(request, BODY_LIMIT).catch(() => null);
    const visit = parseVisit(new TextDecoder().decode(body ?? new Uint8Array()));
    if (!visit) return answer(204);
    await store(visit).catch((error: unknown) => log(`A visit was not counted: ${describeError(error)}`));
    return answer(204);
  };
}

/** A project's store. The client has the service role. */
export const countIn =
  (client: SupabaseClient): CountDeps['store'] =>
  async ({ kind, name }) => {
    const { error } = await client.rpc('count_visit', { visit_kind: kind, visit_name: name });
    if (error) throw new StoreError(error);
  };

// COUNT-3
/** Whether the visitor has opted out by a browser signal, or is a program. */
function isUnwanted(headers: Headers): boolean {
  return headers.get('sec-gpc') === '1' || headers.get('dnt') === '1' || program.test(headers.get('user-agent') ?? '');
}

// COUNT-2
function parseVisit(text: string): Visit | null {
  const [kind, name, ...more] = text.split(' ');
  if (name === undefined || more.length > 0 || !Object.hasOwn(known, kind!)) return null;
  const visit = { kind: kind as VisitKind, name };
  return known[visit.kind].has(name) || (kind === 'download' && ownersFile.test(name)) ? visit : null;
}

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...CORS, ...headers } });
