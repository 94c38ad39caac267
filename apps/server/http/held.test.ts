import { expect, it } from 'vitest';
import { heldFor } from './held.ts';

it('asks once in a time, whatever the answer, and again after it', async () => {
  let time = 0;
  let asked = 0;
  const ask = heldFor(
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
