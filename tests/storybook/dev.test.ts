import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../journeys/site.ts';

/** The development server, which reads types in another way than the build. */

const root = join(import.meta.dirname, '../..');
let storybook: ChildProcess;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://localhost:${port}`;
  const command = join(root, 'node_modules/.bin/storybook');
  storybook = spawn(command, ['dev', '--port', String(port), '--exact-port', '--ci', '--quiet'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    // Vitest sets both for the tests; a designer's shell does not.
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });
});

afterAll(async () => {
  if (storybook.exitCode !== null) return;
  const ended = new Promise((resolve) => storybook.once('exit', resolve));
  storybook.kill();
  await ended;
});

it('gives the props of a component, with those that it has from elsewhere', { timeout: 240_000 }, async () => {
  const read = async () => {
    const response = await fetch(`${url}/packages/ui/src/fields/TextInput/TextInput.tsx`).catch(() => undefined);
    return response?.ok ? response.text() : '';
  };
  await expect.poll(read, { timeout: 180_000, interval: 500 }).toContain('__docgenInfo');
  const [, docgen] = (await read()).split('__docgenInfo');
  for (const prop of ['label', 'error', 'disabled', 'maxLength', 'type'])
    expect(docgen).toMatch(new RegExp(`"${prop}":\\s*\\{`));
  expect(docgen).toContain('The maximum number of characters');
});
