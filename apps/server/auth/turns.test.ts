import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTurns } from './turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('one passes at once and the next every two seconds; beyond ten who wait, all are told when to come back', async () => {
  const turns = createTurns({ everyMs: 2_000, maxWaiting: 10 });
  const passed: number[] = [];
  const answers = Array.from({ length: 15 }, (_, place) =>
    turns.take('ada', String(place)).then((wait) => (wait === 0 && passed.push(place), wait)),
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(passed).toEqual([0]);
  expect(await Promise.all(answers.slice(11))).toEqual([22, 22, 22, 22]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(passed).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(18_000);
  expect(passed).toHaveLength(11);
  // Other keys have turns of their own.
  expect(await turns.take('bob', '0')).toBe(0);
});

it('someone from a place where another one waits has to come back', async () => {
  const turns = createTurns({ everyMs: 2_000, maxWaiting: 10 });
  expect(await turns.take('ada', 'here')).toBe(0);
  const waiting = turns.take('ada', 'here');
  expect(await turns.take('ada', 'here')).toBe(4);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await waiting).toBe(0);
});

it('the next turn is free when nobody has come for a while, and not before', async () => {
  const turns = createTurns({ everyMs: 2_000, maxWaiting: 10 });
  expect(await turns.take('ada', 'here')).toBe(0);
  await vi.advanceTimersByTimeAsync(1_900);
  let passed = false;
  void turns.take('ada', 'here').then(() => (passed = true));
  await vi.advanceTimersByTimeAsync(99);
  expect(passed).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(passed).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(vi.getTimerCount()).toBe(0);
  expect(await turns.take('ada', 'here')).toBe(0);
});

it('no more wait in all than may, whatever they wait for', async () => {
  const turns = createTurns({ everyMs: 2_000, maxWaiting: 10, maxWaitingInAll: 3 });
  for (const key of ['ada', 'bob', 'cleo', 'dan']) expect(await turns.take(key, 'here')).toBe(0);
  const waiting = ['ada', 'bob', 'cleo'].map((key) => turns.take(key, 'here'));
  expect(await turns.take('dan', 'here')).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await Promise.all(waiting)).toEqual([0, 0, 0]);
});
