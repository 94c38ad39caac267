import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { startServer } from '../../../apps/server/server.ts';
import { newDataDir, removeDataDir } from '../../journeys/site.ts';
import { startDeno } from '../support/deno.ts';
import { localOf, personAt, writeBuild } from './small-site.ts';

/** The function as Supabase runs it: its `Deno.serve` entry in the real Deno, with real accounts, database and hook. */

const folder = join(import.meta.dirname, '../../../supabase/functions/publish');

it('publishes for the owner alone and calls the hook', async () => {
  const root = mkdtempSync(join(tmpdir(), 'advisor-publish-deno-'));
  const dataDir = await newDataDir();
  const server = await startServer({ dataDir, clientDir: writeBuild(root), port: 0, log: () => undefined });
  const called: string[] = [];
  const hook = createServer((request, response) => {
    called.push(`${request.method} ${request.url}`);
    response.writeHead(201).end();
  });
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  const { secretKey, ownerEmail } = localOf(dataDir);
  const runtime = await startDeno(folder, {
    env: {
      SUPABASE_URL: server.url,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
      DEPLOY_HOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/build`,
    },
    permissions: ['net', 'env'],
  });
  try {
    const call = async (token: string | undefined, changes: unknown) => {
      const answer = await fetch(runtime.url, {
        method: 'POST',
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        body: JSON.stringify({ changes }),
      });
      return [answer.status, await answer.json()];
    };
    const owner = await personAt({ url: server.url, local: localOf(dataDir) }, ownerEmail);
    const change = await owner.draft('hosted', { text: 'Hosted' });
    expect((await call(undefined, [change]))[0]).toBe(401);
    expect((await call('no.session.token', [change]))[0]).toBe(401);
    expect(called).toEqual([]);
    const token = (await owner.client.auth.getSession()).data.session!.access_token;
    expect(await call(token, [change])).toEqual([200, { success: true, revision: expect.any(Number) }]);
    expect(called).toEqual(['POST /build']);
    const { data } = await owner.client.from('content_entries').select('state').eq('key', 'hosted');
    expect(data).toEqual([{ state: 'published' }]);
    await owner.client.auth.signOut();
    expect((await call(token, [change]))[0]).toBe(401);
  } catch (error) {
    throw new Error(`The function printed: ${runtime.printed()}`, { cause: error });
  } finally {
    runtime.stop();
    hook.close();
    await server.close();
    await removeDataDir(dataDir);
    rmSync(root, { recursive: true });
  }
});
