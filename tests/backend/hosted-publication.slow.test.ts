import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentStore } from '@advisor/content/admin';
import type { StoredEntry } from '@advisor/content/collections';
import type { SupabaseClient } from '@supabase/supabase-js';
import { expect, it, vi } from 'vitest';
import { useSite } from '../support/useSite.ts';
import { unusedAddress } from './unused-address.ts';

/** What waits for real pauses: the admin area that asks a host every two seconds, and the client's retries. */

// It stands among sources for the browser, whose types are not those of these tests.
const { readPublished } = (await import('../../apps/site/build/hosted.ts' as string)) as {
  readPublished: (project: { url: string; publishableKey: string }) => Promise<StoredEntry[]>;
};

const site = useSite();

// PUBLISH-12
it('the admin area of a hosted project says that a publication is live when the built site has it', async () => {
  let mark = 'of an earlier build';
  const host = createServer((_request, response) => response.end(JSON.stringify({ rows: mark }))).listen(
    0,
    '127.0.0.1',
  );
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  vi.stubEnv('VITE_SUPABASE_URL', site.url);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', site.local.publishableKey);
  vi.stubGlobal('location', new URL(`http://127.0.0.1:${port}/admin/content`));
  const { contentStore } = (await import('../../apps/site/src/backend/tables/content.ts' as string)) as {
    contentStore: ContentStore;
  };
  const { getClient } = (await import('../../apps/site/src/backend/client.ts' as string)) as {
    getClient: () => Promise<SupabaseClient>;
  };
  const { rowsMark } = (await import('../../apps/site/src/content/rowsMark.ts' as string)) as {
    rowsMark: (rows: readonly StoredEntry[]) => Promise<string>;
  };
  const { auth } = await getClient();
  await auth.signInWithPassword({ email: site.local.ownerEmail, password: site.local.ownerPassword });
  const update = await contentStore.saveDraft(
    { collection: 'impact-statistics', key: 'later', position: null, data: null },
    null,
  );
  if (update.kind !== 'saved') throw new Error('The draft was not saved.');
  const { collection, key, updated_at } = update.row;
  const { whenLive } = await contentStore.publish([{ collection, key, action: 'publish', updated_at }]);
  let isLive: boolean | undefined;
  void whenLive!.then((is) => (isLive = is));
  // The host has answered once with the earlier build by then.
  await once(host, 'request');
  expect(isLive).toBeUndefined();
  // What the build reads, in its own order.
  mark = await rowsMark(await readPublished({ url: site.url, publishableKey: site.local.publishableKey }));
  expect(await whenLive).toBe(true);
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.resetModules();
  host.close();
});

it('a project that does not answer ends the build, with what to check', async () => {
  const url = await unusedAddress();
  await expect(readPublished({ url, publishableKey: 'none' })).rejects.toThrow(
    `The published content could not be read from ${url}`,
  );
});
