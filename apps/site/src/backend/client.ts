import type { SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from './config';
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
  return createClient(url, publishableKey, {
    auth: {
      storageKey: sessionStorageKey,
      detectSessionInUrl: ({ hash }) => isRecoveryLink(hash),
    },
  });
}
