import type { SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from './config';
import { fetchAsDevice } from './account/device';
import { fetchWithTimeout } from './fetchWithTimeout';
import { isRecoveryLink } from './account/recoveryLink';
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
      // Supabase marks its recovery codes experimental; the embedded server has the same calls (AUTH-22).
      experimental: { recoveryCodes: true },
      detectSessionInUrl: ({ hash }) => isRecoveryLink(hash),
    },
    global: {
      async fetch(input, init) {
        const response = await send(input, init);
        if (response.status === 401 && isDataCall(input)) void renewSession(client);
        return response;
      },
    },
  });
  return client;
}

/**
 * After a refused call. A session that was ended elsewhere is removed by the client, which emits SIGNED_OUT. One that goes
 * on gets a new token: the old one may be from a time when the server's clock was ahead.
 */
export async function renewSession({ auth }: SupabaseClient): Promise<void> {
  try {
    const { error } = await auth.getUser();
    if (!error) await auth.refreshSession();
  } catch {
    // The refused call has its own error.
  }
}

const pathOf = (input: RequestInfo | URL) => new URL(input instanceof Request ? input.url : input).pathname;

const isDataCall = (input: RequestInfo | URL) => /^\/(?:rest|storage)\/v1\//.test(pathOf(input));

/** Sign-in calls have a timeout; uploads may take longer. */
const isWaitedFor = (input: RequestInfo | URL) => /^\/(?:auth\/v1\/|rest\/v1\/user_roles$)/.test(pathOf(input));
