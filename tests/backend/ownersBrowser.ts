import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, vi } from 'vitest';
import { useSite, type TestSite } from '../support/useSite.ts';

// It stands among sources for the browser, whose types are not those of these tests.
const { getClient } = (await import('../../apps/site/src/backend/client.ts' as string)) as {
  getClient: () => Promise<SupabaseClient>;
};

interface OwnersBrowser {
  site: TestSite;
  /** The client of the site's own code. */
  getClient: typeof getClient;
  signIn(): Promise<void>;
}

/**
 * Starts a real server for the tests of a file, and makes this process the owner's browser for `apps/site/src/backend`.
 *
 * @param origin where the pages are served
 */
export function useOwnersBrowser(origin = 'https://elsewhere.example'): OwnersBrowser {
  const browser: OwnersBrowser = { site: useSite(), getClient, signIn };

  async function signIn() {
    const { ownerEmail: email, ownerPassword: password } = browser.site.local;
    const { error } = await (await getClient()).auth.signInWithPassword({ email, password });
    if (error) throw error;
  }

  beforeAll(async () => {
    vi.stubEnv('VITE_SUPABASE_URL', browser.site.url);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', browser.site.local.publishableKey);
    vi.stubGlobal('location', new URL(origin));
    await signIn();
  });

  afterAll(() => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    vi.resetModules();
  });

  return browser;
}
