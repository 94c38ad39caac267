import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPacedQueue } from './paced-queue.ts';

/** Of the timers that are held. */
const now = () => performance.now();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('lets one caller through at once and the others every two seconds; a full queue answers with the seconds to wait', async () => {
  const queue = createPacedQueue({ everyMs: 2_000, maxWaiting: 10, now });
  const passed: number[] = [];
  const answers = Array.from({ length: 15 }, (_, place) =>
    queue.wait('ada', String(place)).then((wait) => (wait === 0 && passed.push(place), wait)),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual([0]);
  expect(await Promise.all(answers.slice(11))).toEqual([22, 22, 22, 22]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(passed).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(18_000);
  expect(passed).toHaveLength(11);
  // Other keys have turns of their own.
  expect(await queue.wait('bob', '0')).toBe(0);
});

it('has room for one waiting caller per origin', async () => {
  const queue = createPacedQueue({ everyMs: 2_000, maxWaiting: 10, now });
  expect(await queue.wait('ada', 'here')).toBe(0);
  const waiting = queue.wait('ada', 'here');
  expect(await queue.wait('ada', 'here')).toBe(4);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBe(0);
});

it('keeps its pace when nobody is waiting, and forgets a key after its turn', async () => {
  const queue = createPacedQueue({ everyMs: 2_000, maxWaiting: 10, now });
  expect(await queue.wait('ada', 'here')).toBe(0);
  await vi.advanceTimersByTimeAsync(1_900);
  let passed = false;
  void queue.wait('ada', 'here').then(() => (passed = true));
  await vi.advanceTimersByTimeAsync(99);
  expect(passed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(passed).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(await queue.wait('ada', 'here')).toBe(0);
});

it('no more wait in all than may, whatever they wait for', async () => {
  const queue = createPacedQueue({ everyMs: 2_000, maxWaiting: 10, maxWaitingTotal: 3, now });
  for (const key of ['ada', 'bob', 'cleo', 'dan']) expect(await queue.wait(key, 'here')).toBe(0);
  // Who has passed leaves room for others.
  for (const seconds of [2, 1]) {
    const waiting = ['ada', 'bob', 'cleo'].map((key) => queue.wait(key, 'here'));
    expect(await queue.wait('dan', 'here')).toBe(seconds);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await Promise.all(waiting)).toEqual([0, 0, 0]);
  }
});
