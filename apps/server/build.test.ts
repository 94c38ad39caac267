import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { inTurn } from './build.ts';

const folder = mkdtempSync(join(tmpdir(), 'advisor-turns-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('two who build at once do it one after the other, also when the first one fails', async () => {
  const order: string[] = [];
  const work = (name: string, end: () => Promise<void>) =>
    inTurn(folder, async () => {
      order.push(`${name} begins`);
      // Long enough for the other one to begin, if it does not wait.
      await new Promise((later) => setTimeout(later, 50));
      order.push(`${name} ends`);
      await end();
    });
  const first = work('one', () => Promise.reject(new Error('The build failed.')));
  const second = work('two', () => Promise.resolve());
  await expect(first).rejects.toThrow('The build failed.');
  await second;
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
