import { expect, test, vi } from 'vitest';
import { createTurns } from './turns.ts';

const never = () => new Promise<never>(() => undefined);
const hour = 3_600_000;

test('deferred work starts when no request runs', async () => {
  const { first, later } = createTurns({ maxWaitMs: hour });
  const order: string[] = [];
  const request = Promise.withResolvers<void>();
  const requests = [first(() => request.promise.then(() => order.push('request')))];
  const mail = later(async () => order.push('mail'));
  requests.push(first(async () => order.push('another request')));
  await requests[1];
  request.resolve();
  await mail;
  expect(order).toEqual(['another request', 'request', 'mail']);
});

test('deferred work continues under constant load', async () => {
  const { first, later } = createTurns({ maxWaitMs: 1 });
  void first(never);
  await expect(later(async () => 'mailed')).resolves.toBe('mailed');
});

test('deferred work runs one at a time, unless one is slow', async () => {
  const { later } = createTurns({ slowMs: hour });
  const one = Promise.withResolvers<string>();
  const second = vi.fn(async () => 'second');
  const both = [later(() => one.promise), later(second)];
  await Promise.resolve();
  expect(second).not.toHaveBeenCalled();
  one.resolve('first');
  await expect(Promise.all(both)).resolves.toEqual(['first', 'second']);

  const impatient = createTurns({ slowMs: 1 });
  void impatient.later(never);
  await expect(impatient.later(second)).resolves.toBe('second');
});

test('a failure is reported and ends its turn, and a failed request does not block others', async () => {
  const { first, later } = createTurns({ maxWaitMs: hour, slowMs: hour });
  await expect(first(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  await expect(later(() => Promise.reject(new Error('no mail')))).rejects.toThrow('no mail');
  await expect(later(async () => 'mailed')).resolves.toBe('mailed');
});

test('reports a full queue', () => {
  const { later, isFull } = createTurns({ maxWaiting: 2 });
  const full = Array.from({ length: 4 }, () => {
    const before = isFull();
    void later(never);
    return before;
  });
  expect(full.slice(0, 2)).toEqual([false, false]);
  expect(isFull()).toBe(true);
});
