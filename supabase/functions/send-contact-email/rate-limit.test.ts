import { describe, expect, it } from 'vitest';
import { addressKey, createRateLimiter } from './rate-limit.ts';

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

  it('does not count what was given back', () => {
    const limiter = createRateLimiter({ limit: 1, windowMs: 1000, now: () => 0 });
    limiter.take('a');
    limiter.giveBack('a');
    expect(limiter.take('a')).toBe(0);
  });

  it('keeps the key that is still busy when many others come', () => {
    const limiter = createRateLimiter({ limit: 1, windowMs: 1000, now: () => 0 });
    for (let index = 0; index < 20_000; index++) {
      limiter.take(`other ${index}`);
      if (index % 5000 === 0) limiter.take('busy');
    }
    expect(limiter.take('busy')).toBe(1);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('counts %s as %s', (address, key) => expect(addressKey(address)).toBe(key));
