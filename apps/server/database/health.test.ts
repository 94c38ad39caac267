import { expect, it } from 'vitest';
import { createHealthCheck } from './health.ts';

it('a failure is looked at again after five seconds, and a success after thirty', async () => {
  let [time, asked] = [0, 0];
  let failure: object | null = { code: '25006' };
  const unsafe = async () => {
    asked++;
    if (failure) throw failure;
  };
  const disk = { isFull: () => false, stop: () => undefined };
  const check = createHealthCheck(
    () => ({ connection: { driver: { unsafe } } as never, disk }),
    () => time,
  );
  const at = async (seconds: number) => {
    time = seconds * 1_000;
    return [await check(), asked];
  };
  expect(await at(0)).toEqual(['database read-only', 1]);
  failure = null;
  expect(await at(4)).toEqual(['database read-only', 1]);
  expect(await at(5)).toEqual(['ok', 2]);
  failure = {};
  expect(await at(34)).toEqual(['ok', 2]);
  expect(await at(35)).toEqual(['database unavailable', 3]);
});
