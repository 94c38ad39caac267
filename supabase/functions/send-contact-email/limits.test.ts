import { describe, expect, it } from 'vitest';
import { createContactLimits, readLimitFactor } from './limits.ts';

const times = (count: number, what: (index: number) => unknown) =>
  Array.from({ length: count }, (_, index) => what(index));

describe('createContactLimits', () => {
  it('wants a proof after five messages of one network or twenty of all in ten minutes', () => {
    let time = 0;
    const limits = createContactLimits(1, () => time);
    expect(times(6, (index) => limits.free(`203.0.113.${index}`))).toEqual([true, true, true, true, true, false]);
    expect(times(16, (index) => limits.free(`198.51.${index}.1`))).toEqual([...times(15, () => true), false]);
    limits.giveBackFree('198.51.0.1');
    expect(limits.free('192.0.2.1')).toBe(true);
    time = 10 * 60_000;
    expect(limits.free('203.0.113.1')).toBe(true);
  });

  it('stores and mails no more than fits, and more for a busier site', () => {
    const [small, large] = [createContactLimits(1, () => 0), createContactLimits(10, () => 0)];
    const ofManyNetworks = (index: number) => `10.${index >> 8}.${index & 255}.1`;
    expect(times(301, (index) => small.store(ofManyNetworks(index))).at(-1)).toBe(60);
    expect(times(301, (index) => large.store(ofManyNetworks(index))).at(-1)).toBe(0);
    expect(times(11, () => small.mails.take()).filter(Boolean)).toHaveLength(10);
    expect(times(101, () => large.mails.take()).filter(Boolean)).toHaveLength(100);
  });

  it('stores five messages with files an hour of one network, and those without all the same', () => {
    const limits = createContactLimits(1, () => 0);
    expect(times(6, () => limits.store('203.0.113.1', true))).toEqual([...times(5, () => 0), 3600]);
    expect(limits.store('203.0.113.1')).toBe(0);
    expect(limits.store('203.0.114.1', true)).toBe(0);
    limits.giveBackStored('203.0.113.1', true);
    expect(limits.store('203.0.113.1', true)).toBe(0);
  });

  it('stores sixty messages an hour of one network, whatever work it does, and those of others all the same', () => {
    let time = 0;
    const limits = createContactLimits(1, () => time);
    // Four slow networks: without limits per network they use up the limit for all.
    const waits = times(2_300, (index) => {
      time += 1_500;
      return limits.store(`2001:db8:${index % 4}:${index.toString(16)}::1`);
    });
    expect(waits.filter((wait) => wait === 0)).toHaveLength(4 * 60);
    expect(limits.store('203.0.113.1')).toBe(0);
    const atOnce = createContactLimits(1, () => 0);
    expect(times(61, () => atOnce.store('203.0.113.1'))).toEqual([...times(60, () => 0), 3_600]);
    atOnce.giveBackStored('203.0.113.1');
    expect(atOnce.store('203.0.113.2')).toBe(0);
  });

  it('has no mail for a new message while others wait', () => {
    let time = 0;
    const { mails } = createContactLimits(1, () => time);
    expect(times(11, () => mails.takeForNew())).toEqual([...times(10, () => true), false]);
    time = 60_000;
    expect(mails.takeForNew()).toBe(false);
    expect(mails.take()).toBe(true);
    mails.noneWaits();
    expect(mails.takeForNew()).toBe(true);
  });
});

it('readLimitFactor refuses what is no factor', () => {
  expect([readLimitFactor({}), readLimitFactor({ MESSAGE_LIMIT_FACTOR: '20' })]).toEqual([1, 20]);
  for (const value of ['0', '-1', 'many', '1.5', '1e9'])
    expect(() => readLimitFactor({ MESSAGE_LIMIT_FACTOR: value })).toThrow('must be a whole number from 1 to 1000');
});
