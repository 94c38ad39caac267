import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { startServer } from '../../../apps/server/server.ts';
import { freePort, newDataDir, removeDataDir } from '../../journeys/site.ts';
import { localOf, personAt, writeBuild } from './small-site.ts';

/** The function as Supabase runs it: its `Deno.serve` entry in the real Deno, with real accounts, database and hook. */

const require = createRequire(import.meta.url);
const deno = join(dirname(require.resolve('deno/package.json')), 'bin.cjs');
const entry = join(import.meta.dirname, '../../../supabase/functions/publish/index.ts');

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
  const port = await freePort();
  const { secretKey, ownerEmail } = localOf(dataDir);
  const runtime = spawn(process.execPath, [deno, 'run', '--allow-net', '--allow-env', '--no-prompt', entry], {
    env: {
      ...process.env,
      SUPABASE_URL: server.url,
      SUPABASE_SERVICE_ROLE_KEY: secretKey,
      DEPLOY_HOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/build`,
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      DENO_NO_UPDATE_CHECK: '1',
      DENO_TLS_CA_STORE: 'mozilla,system',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The launcher starts a child process, so the process group is stopped.
    detached: true,
  });
  let printed = '';
  for (const stream of [runtime.stdout, runtime.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()));
  try {
    const call = async (token: string | undefined, changes: unknown) => {
      const answer = await fetch(`http://127.0.0.1:${port}/publish`, {
        method: 'POST',
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        body: JSON.stringify({ changes }),
      });
      return [answer.status, await answer.json()];
    };
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/publish`, { method: 'OPTIONS' }), {
      timeout: 50_000,
      interval: 200,
    });
    const owner = await personAt(server.url, dataDir, ownerEmail);
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
    throw new Error(`The function printed: ${printed}`, { cause: error });
  } finally {
    process.kill(-runtime.pid!, 'SIGKILL');
    hook.close();
    await server.close();
    await removeDataDir(dataDir);
    rmSync(root, { recursive: true });
  }
});
