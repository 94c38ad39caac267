import type { SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from './config';
import { fetchAsDevice } from './account/device';
import { fetchWithTimeout } from './fetchWithTimeout';
import { sessionStorageKey } from './account/storageKey';

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
    import('@supabase/supabase-js'),
    loadConfig(),
  ]);
  // A hosted project has no device tokens, and rejects unknown headers.
  const send = (input: RequestInfo | URL, init?: RequestInit) => {
    const ask = isWaitedFor(input) ? fetchWithTimeout : fetch;
    return url === location.origin ? fetchAsDevice(ask, input, init) : ask(input, init);
  };
  const client = createClient(url, publishableKey, {
    auth: {
      storageKey: sessionStorageKey,
      // It would sign the visitor in as the person who made the link.
      detectSessionInUrl: false,
    },
    global: {
      async fetch(input, init) {
        const response = await send(input, init);
        // A session that was ended elsewhere shows first as a refused read or write.
        if (response.status === 401 && isDataCall(input)) void dropEndedSession();
        return response;
      },
    },
  });
  /** Asks who is signed in: if nobody, the client removes the session and emits SIGNED_OUT. */
  const dropEndedSession = () => client.auth.getUser().catch(() => undefined);
  return client;
}

const pathOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input).pathname;

const isDataCall = (input: RequestInfo | URL) => /^\/(?:rest|storage)\/v1\//.test(pathOf(input));

/** Signing in and all that belongs to it; an upload may take its time. */
const isWaitedFor = (input: RequestInfo | URL) => /^\/(?:auth\/v1\/|rest\/v1\/user_roles$)/.test(pathOf(input));
