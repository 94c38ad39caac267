import type { SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from './config';
import { fetchAsDevice } from './account/device';
import { compareClocks, fetchSession } from './account/fetchSession';
import { fetchWithTimeout, NoAnswerError } from './fetchWithTimeout';
import { sessionStorageKey } from './account/storageKeys';

let client: Promise<SupabaseClient> | undefined;

/** The Supabase client. Its code is loaded on the first call, so that no page pays for it earlier. */
export function getClient(): Promise<SupabaseClient> {
  client ??= create().catch((error: unknown) => {
    client = undefined;
    throw error;
  });
  return client;
}

async function create() {
  const [{ createClient }, { url, publishableKey }] = await Promise.all([
    import('@supabase/supabase-js').catch((cause: unknown) => {
      throw new NoAnswerError('The server could not be reached.', cause);
    }),
    loadConfig(),
  ]);
  // A hosted project has no device tokens, and rejects unknown headers.
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const ask = isWaitedFor(input) ? fetchWithTimeout : fetch;
    const response = await (url === location.origin ? fetchAsDevice(ask, input, init) : ask(input, init));
    // From a gateway or a public network, for example: the client would tell what the browser says about reading it.
    if (isAuthCall(input) && response.status !== 204 && !/json/.test(response.headers.get('Content-Type') ?? ''))
      throw new NoAnswerError('The server did not answer as expected.', response.status);
    return response;
  };
  const client = createClient(url, publishableKey, {
    auth: {
      storageKey: sessionStorageKey,
      // It would sign the visitor in as the person who made the link.
      detectSessionInUrl: false,
    },
    global: {
      async fetch(input, init) {
        if (beginsSession(input)) return fetchSession(send, input, init);
        const response = await send(input, init);
        if (!isDataCall(input)) return response;
        compareClocks(response);
        // A session that was ended elsewhere shows first as a refused read or write.
        if (response.status === 401) dropEndedSession(client).catch(() => undefined);
        return response;
      },
    },
  });
  return client;
}

/**
 * Asks who is signed in: if nobody, the client removes the session and emits SIGNED_OUT. A token that the server does not
 * take is damaged, or its end has come earlier than this computer's clock says: it is marked as expired, so that the client
 * renews it or, where that is refused, ends the session.
 */
async function dropEndedSession({ auth }: SupabaseClient) {
  const held = localStorage.getItem(sessionStorageKey);
  const { error } = await auth.getUser();
  if (error?.code !== 'bad_jwt' || held === null || held !== localStorage.getItem(sessionStorageKey)) return;
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...(JSON.parse(held) as object), expires_at: 1 }));
  await auth.getSession();
}

const pathOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input).pathname;

const beginsSession = (input: RequestInfo | URL) => /^\/auth\/v1\/(?:token|verify)$/.test(pathOf(input));

const isDataCall = (input: RequestInfo | URL) => /^\/(?:rest|storage)\/v1\//.test(pathOf(input));

/** Signing in and all that belongs to it. */
const isAuthCall = (input: RequestInfo | URL) => pathOf(input).startsWith('/auth/v1/');

/** An upload may take its time. */
const isWaitedFor = (input: RequestInfo | URL) => isAuthCall(input) || pathOf(input) === '/rest/v1/user_roles';
