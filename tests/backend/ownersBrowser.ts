import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, vi } from 'vitest';
import { newDataDir, removeDataDir, startSite, type Site } from '../journeys/site.ts';

// It stands among sources for the browser, whose types are not those of these tests.
const { getClient } = (await import('../../apps/site/src/backend/client.ts' as string)) as {
  getClient: () => Promise<SupabaseClient>;
};

interface OwnersBrowser {
  dataDir: string;
  site: Site;
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
  const browser = { getClient, signIn } as OwnersBrowser;

  async function signIn() {
    const { ownerEmail: email, ownerPassword: password } = browser.site.local;
    const { error } = await (await getClient()).auth.signInWithPassword({ email, password });
    if (error) throw error;
  }

  beforeAll(async () => {
    browser.dataDir = await newDataDir();
    browser.site = await startSite({ dataDir: browser.dataDir });
    vi.stubEnv('VITE_SUPABASE_URL', browser.site.url);
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', browser.site.local.publishableKey);
    vi.stubGlobal('location', new URL(origin));
    await signIn();
  });

  afterAll(async () => {
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    await browser.site?.stop();
    await removeDataDir(browser.dataDir);
  });

  return browser;
}
