import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { vi } from 'vitest';
import { freePort } from '../../journeys/site.ts';

const require = createRequire(import.meta.url);
const deno = join(dirname(require.resolve('deno/package.json')), 'bin.cjs');

export interface DenoFunction {
  url: string;
  /** What it has printed so far. */
  printed(): string;
  stop(): void;
}

/**
 * Starts the function in a folder as Supabase runs it: its `Deno.serve` entry in the real Deno. Resolves when it answers.
 *
 * @param permissions what `deno run` allows
 */
export async function startDeno(
  folder: string,
  { env, permissions }: { env: Readonly<Record<string, string>>; permissions: readonly string[] },
): Promise<DenoFunction> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/${basename(folder)}`;
  const allowed = permissions.map((permission) => `--allow-${permission}`);
  const runtime = spawn(process.execPath, [deno, 'run', ...allowed, '--no-prompt', join(folder, 'index.ts')], {
    env: {
      ...process.env,
      ...env,
      // `Deno.serve` takes its port from here.
      DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}`,
      DENO_NO_UPDATE_CHECK: '1',
      // Deno fetches packages itself and, unlike Node, ignores the machine's own certificates by default.
      DENO_TLS_CA_STORE: 'mozilla,system',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // The launcher starts a child process, so the process group is stopped.
    detached: true,
  });
  let printed = '';
  for (const stream of [runtime.stdout, runtime.stderr])
    stream.on('data', (text: Buffer) => (printed += text.toString()));
  const stop = () => {
    if (runtime.pid && runtime.exitCode === null) process.kill(-runtime.pid, 'SIGKILL');
  };
  try {
    await vi.waitFor(
      async () => {
        if (runtime.exitCode !== null) return;
        const { status } = await fetch(url, { method: 'OPTIONS' });
        if (status !== 204) throw new Error(`It answered ${status}.`);
      },
      { timeout: 180_000, interval: 200 },
    );
    if (runtime.exitCode !== null) throw new Error('It has ended.');
  } catch (error) {
    stop();
    throw new Error(`The function did not start. It printed:\n${printed}`, { cause: error });
  }
  return { url, printed: () => printed, stop };
}
