import { describe, expect, it } from 'vitest';
import type { Caller } from './caller.ts';
import { createRequestLimits, createConcurrencyLimit, type Area } from './request-limits.ts';

const accepted = (count: number, ask: (index: number) => number) =>
  Array.from({ length: count }, (_, index) => ask(index)).filter((wait) => wait === 0).length;

describe('createRequestLimits', () => {
  it.each<[Area, address: number, network: number, ofAll: number]>([
    ['settings', 300, 1_200, 2_000],
    ['auth', 120, 480, 2_000],
    ['rest', 60, 120, 600],
    ['files', 60, 120, 2_000],
  ])('counts visitors for %s by their address, their network and all together', (area, address, network, ofAll) => {
    const acceptedFrom = (from: (index: number) => string) => {
      const limits = createRequestLimits(() => 0);
      return accepted(2_000, (index) => limits.take(area, { kind: 'anonymous' }, from(index)));
    };
    expect(acceptedFrom(() => '10.0.0.1')).toBe(address);
    expect(acceptedFrom((index) => `10.0.0.${index % 250}`)).toBe(network);
    expect(acceptedFrom((index) => `10.${index >> 8}.${index & 255}.1`)).toBe(ofAll);
  });

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
