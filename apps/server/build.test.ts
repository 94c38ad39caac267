import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { inTurn } from './build.ts';

const folder = mkdtempSync(join(tmpdir(), 'advisor-turns-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('two builds that start at once run one after the other, also when the first fails', async () => {
  const order: string[] = [];
  const work = (name: string, end: () => Promise<void>) =>
    inTurn(folder, async () => {
      order.push(`${name} begins`);
      // The other one would begin here if it did not wait.
      await setImmediate();
      order.push(`${name} ends`);
      await end();
    });
  const first = work('one', () => Promise.reject(new Error('The build failed.')));
  const second = work('two', () => Promise.resolve());
  await expect(first).rejects.toThrow('The build failed.');
  await second;
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});
