import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyDataDir, newDataDir, removeDataDir } from '../../../tests/journeys/site.ts';
import { unoptimized } from '../../../tests/support/unoptimized.ts';
import { lockFolder } from '../data/lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'advisor-cli-'));

afterAll(() => rmSync(folder, { recursive: true }));

async function run(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ code: number; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [...unoptimized, join(import.meta.dirname, command), ...args], {
    env: { ...process.env, ADVISOR_DATA_DIR: folder, ...env },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (data: Buffer) => (output.stdout += data.toString()));
  child.stderr.on('data', (data: Buffer) => (output.stderr += data.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  return { code, ...output };
}

describe('start', () => {
  it.each(['abc', '70000'])('refuses PORT=%s in one line', async (PORT) => {
    expect(await run('start.ts', [], { PORT })).toEqual({
      code: 1,
      stdout: '',
      stderr: `PORT must be a number from 0 to 65535, not "${PORT}".\n`,
    });
  });

  it.each(['127.0.0.1', '::1'])('names a port that is busy on %s, before anything is built', async (host) => {
    const other = createServer().listen(0, host);
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    expect(await run('start.ts', [], { PORT: String(port) })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Port ${port} is in use by another program. Stop it, or choose another port: PORT=${port + 1}.\n`,
    });
    other.close();
  });
});

describe('owner', () => {
  it.each([
    [[], 'Usage: pnpm owner <email>\n'],
    [['nobody'], '"nobody" is not an email address. Use one such as you@example.com.\n'],
  ])('refuses %j', async (args, stderr) => {
    expect(await run('owner.ts', args, {})).toEqual({ code: 1, stdout: '', stderr });
  });

  it.each([
    ['another owner of a site', newDataDir],
    // Making a database takes long.
    ...(process.env.SKIP_SLOW ? [] : [['the first owner of a new folder', emptyDataDir] as const]),
  ] as const)('makes %s, and shows the password once', async (_what, makeDataDir) => {
    const dataDir = await makeDataDir();
    const made = await run('owner.ts', ['me@example.com'], { ADVISOR_DATA_DIR: dataDir });
    await removeDataDir(dataDir);
    expect(made).toMatchObject({ code: 0, stderr: '' });
    expect(made.stdout).toMatch(
      /^me@example\.com is an owner now\.\nPassword, shown this once: \w{24}\nIt has to be changed at the first sign-in\.\n$/,
    );
  });

  it('waits for nobody: while a server runs it says so', async () => {
    const lock = await lockFolder(folder);
    expect(await run('owner.ts', ['you@example.com'], {})).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^A server is running on .*Stop it first/),
    });
    lock?.release();
  });
});

describe('the lock of a folder', () => {
  it('outlasts the garbage collector, and is free again when its process was killed', async () => {
    const holder: ChildProcess = spawn(process.execPath, [
      '--expose-gc',
      '--input-type=module',
      '--eval',
      `const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, '../data/lock.ts'))}); await lockFolder(${JSON.stringify(folder)}); gc(); await new Promise((done) => setTimeout(done)); gc(); console.log('held'); setInterval(() => {}, 1000)`,
    ]);
    await once(holder.stdout as NodeJS.ReadableStream, 'data');
    expect(await lockFolder(folder)).toBeNull();
    holder.kill('SIGKILL');
    await once(holder, 'exit');
    const lock = await lockFolder(folder);
    expect(lock).not.toBeNull();
    lock?.release();
  });
});
