import { expect, it } from 'vitest';
import { cacheFor } from './cache.ts';

it('calls once within the time, whatever the result, and again after it', async () => {
  let time = 0;
  let asked = 0;
  const ask = cacheFor(
    1_000,
    async () => {
      asked++;
      return asked > 1;
    },
    () => time,
  );
  expect(await Promise.all(Array.from({ length: 1_000 }, ask))).not.toContain(true);
  time = 999;
  expect([await ask(), asked]).toEqual([false, 1]);
  time = 1_000;
  expect([await ask(), await ask(), asked]).toEqual([true, true, 2]);
});
