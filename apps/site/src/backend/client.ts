import type { SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from './config';
import { fetchAsDevice } from './device';
import { isRecoveryLink } from './recoveryLink';
import { sessionStorageKey } from './storageKey';

let client: Promise<SupabaseClient> | undefined;

/** The one Supabase client. Its code is fetched on the first call, so that no page pays for it before. */
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
  // A hosted project knows nothing of devices, and refuses headers it does not know.
  const isEmbedded = url === location.origin;
  return createClient(url, publishableKey, {
    ...(isEmbedded && { global: { fetch: fetchAsDevice } }),
    auth: {
      storageKey: sessionStorageKey,
      detectSessionInUrl: ({ hash }) => isRecoveryLink(hash),
    },
  });
}
