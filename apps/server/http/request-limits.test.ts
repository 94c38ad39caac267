import { describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { createRequestLimits, createConcurrencyLimit } from './request-limits.ts';

const accepted = (count: number, ask: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ask(index)).filter((wait) => wait === 0).length;

describe('createRequestLimits', () => {
  it("counts a user by the session, and does not count this machine's own tools", () => {
    const limits = createRequestLimits(() => 0);
    const thief: Caller = { kind: 'user', userId: 'ada', sessionId: 'stolen', issuedAt: new Date() };
    expect(accepted(1_500, (index) => limits.take('rest', thief, `10.0.${index}.1`))).toBe(1_200);
    expect(limits.take('rest', { ...thief, sessionId: 'own' }, '10.0.1.1')).toBe(0);
    expect(accepted(5_000, () => limits.take('rest', { kind: 'service' }, '127.0.0.1'))).toBe(5_000);
  });
});

describe('createConcurrencyLimit', () => {
  it('runs few at once, lets some wait and sends the others away', async () => {
    const pass = createConcurrencyLimit(2, 3);
    const ends: (() => void)[] = [];
    let running = 0;
    const work = async () => {
      running++;
      await new Promise<void>((end) => ends.push(end));
    };
    const passed = Array.from({ length: 7 }, () => pass(work));
    await new Promise(setImmediate);
    expect([running, passed.filter((each) => each === null).length]).toEqual([2, 2]);
    for (let turn = 0; turn < 5; turn++) {
      ends.splice(0).forEach((end) => end());
      await new Promise(setImmediate);
    }
    expect(running).toBe(5);
    await Promise.all(passed);
    expect(pass(async () => 1)).not.toBeNull();
  });
});
