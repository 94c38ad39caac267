import { expect, it, onTestFinished, vi } from 'vitest';
import { createHealthCheck } from './health.ts';

it('what was found holds for a second, and a statement that does not end is known after two more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let [time, asked] = [0, 0];
  let answer: Promise<unknown> = Promise.resolve();
  const unsafe = () => {
    asked++;
    return answer;
  };
  const disk = { isFull: () => false, stop: () => undefined };
  const check = createHealthCheck(
    () => ({ connection: { driver: { unsafe } } as never, disk }),
    () => time,
  );
  const at = async (milliseconds: number) => {
    time = milliseconds;
    return [await check(), asked];
  };
  expect(await at(0)).toEqual(['ok', 1]);
  answer = Promise.reject(Object.assign(new Error('Read-only'), { code: '25006' }));
  answer.catch(() => undefined);
  expect(await at(999)).toEqual(['ok', 1]);
  expect(await at(1_000)).toEqual(['database read-only', 2]);
  answer = new Promise(() => undefined);
  expect(await at(1_999)).toEqual(['database read-only', 2]);
  const found = at(2_000);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await found).toEqual(['database unavailable', 3]);
});
