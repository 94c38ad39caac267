import { describe, expect, it } from 'vitest';
import { addressKey, createRateLimiter, networkKey, takeAll } from './rate-limit.ts';

describe('createRateLimiter', () => {
  it('counts each key for itself, says how long to wait, and forgets what is older than the window', () => {
    let time = 0;
    const limiter = createRateLimiter({ limit: 2, windowMs: 60_000, now: () => time });
    expect([limiter.take('a'), limiter.take('a'), limiter.take('b')]).toEqual([0, 0, 0]);
    time = 15_500;
    expect(limiter.take('a')).toBe(45);
    time = 60_000;
    expect([limiter.take('a'), limiter.take('a'), limiter.take('a')]).toEqual([0, 0, 60]);
  });

  it('tells how long to wait without counting', () => {
    const limiter = createRateLimiter({ limit: 1, windowMs: 1000, now: () => 0 });
    expect([limiter.wait('a'), limiter.wait('a'), limiter.take('a'), limiter.wait('a')]).toEqual([0, 0, 0, 1]);
  });

  it('waits by a clock that cannot be put back', () => {
    const limiter = createRateLimiter({ limit: 1, windowMs: 60_000 });
    limiter.take('a');
    const { now } = Date;
    Date.now = () => now() - 2 * 86_400_000;
    try {
      expect(limiter.take('a')).toBeLessThanOrEqual(60);
    } finally {
      Date.now = now;
    }
  });

  it('never forgets a key that is over its limit, however many others come', () => {
    const limiter = createRateLimiter({ limit: 2, windowMs: 1000, now: () => 0, maxKeys: 100 });
    limiter.take('guesser');
    limiter.take('guesser');
    for (let index = 0; index < 20_000; index++) limiter.take(`other ${index}`);
    expect(limiter.take('guesser')).toBe(1);
  });

  it('counts newcomers together while every key that it can hold is over its limit, until a window ends', () => {
    let time = 0;
    const limiter = createRateLimiter({ limit: 1, windowMs: 1000, now: () => time, maxKeys: 100 });
    for (let index = 0; index < 100; index++) expect(limiter.take(`first ${index}`)).toBe(0);
    expect([limiter.take('late'), limiter.take('later')]).toEqual([0, 1]);
    time = 1000;
    expect([limiter.take('late'), limiter.take('later')]).toEqual([0, 0]);
  });

  it('remembers nothing of what it refuses', () => {
    const limiter = createRateLimiter({ limit: 1, windowMs: 1000, now: () => 0 });
    limiter.take('a');
    for (let index = 0; index < 5; index++) limiter.take('a');
    limiter.giveBack('a');
    expect(limiter.take('a')).toBe(0);
  });
});

it('counts an event under all of several keys, or under none', () => {
  const one = createRateLimiter({ limit: 1, windowMs: 1000, now: () => 0 });
  const two = createRateLimiter({ limit: 2, windowMs: 1000, now: () => 0 });
  const event = (address: string) =>
    takeAll([
      [one, address],
      [two, 'network'],
    ]);
  expect([event('a'), event('a'), event('b'), event('c')]).toEqual([0, 1, 0, 1]);
  expect(one.wait('c')).toBe(0);
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
])('counts %s as %s', (address, key) => expect(addressKey(address)).toBe(key));

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:0DB8:1:9::1', '2001:db8:1::/48'],
  ['unknown', 'unknown'],
])('counts the network of %s as %s', (address, key) => expect(networkKey(address)).toBe(key));
