export interface RateLimiter {
  /** Counts one event of a key. Returns 0 within the limit; otherwise the seconds to wait, without counting it. */
  take(key: string): number;
  /** What `take` would return, without side effects. */
  wait(key: string): number;
  /** Removes the latest event of a key, if it turns out not to count. */
  giveBack(key: string): void;
}

export interface RateLimiterOptions {
  /** Events accepted from one key within the window. */
  limit: number;
  windowMs: number;
  /** Milliseconds that only ever grow. @default the monotonic clock: a wall clock that is put back would extend every wait */
  now?: (() => number) | undefined;
  /** Keys remembered at once. @default 50,000, about 10 MB */
  maxKeys?: number;
}

/** The shared key of all new keys while the memory is full of keys over their limit. */
const OVERFLOW = '(overflow)';
/** Longer keys are cut: an address may come from a header. */
const MAX_KEY_LENGTH = 100;

/**
 * A sliding-window rate limiter: at most `limit` events of one key within any `windowMs` milliseconds, in this process.
 * The memory is bounded: when it is full, the least recently used key within its limit is evicted, never one over its
 * limit, so flooding the limiter with new keys gains nobody new attempts.
 */
export function createRateLimiter({
  limit,
  windowMs,
  now = () => performance.now(),
  maxKeys = 50_000,
}: RateLimiterOptions): RateLimiter {
  // Both map keys to times of events, oldest first, and are ordered by the latest event.
  const within = new Map<string, number[]>();
  const full = new Map<string, number[]>();

  /** Times of a key's events within the window. */
  function recent(key: string, time: number): number[] {
    return (within.get(key) ?? full.get(key) ?? []).filter((at) => at > time - windowMs);
  }

  function remember(key: string, times: number[]): void {
    within.delete(key);
    full.delete(key);
    if (times.length > 0) (times.length >= limit ? full : within).set(key, times);
  }

  /** Evicts expired keys, and if that is not enough one key within its limit. Returns whether there is space. */
  function makeRoom(time: number): boolean {
    for (const keys of [full, within]) {
      for (const [key, times] of keys) {
        // Ordered by the latest event: all that follow are still within the window.
        if ((times.at(-1) as number) > time - windowMs) break;
        keys.delete(key);
      }
    }
    if (within.size + full.size < maxKeys) return true;
    const oldest = within.keys().next().value;
    if (oldest === undefined) return false;
    within.delete(oldest);
    return true;
  }

  /** The key under which an event counts: its own if there is space for it, otherwise the shared one. */
  function keyOf(key: string, time: number): string {
    const own = key.slice(0, MAX_KEY_LENGTH);
    if (within.has(own) || full.has(own) || within.size + full.size < maxKeys) return own;
    return makeRoom(time) ? own : OVERFLOW;
  }

  function waitFor(times: number[], time: number): number {
    const oldest = times[times.length - limit];
    return oldest === undefined ? 0 : Math.max(1, Math.ceil((oldest + windowMs - time) / 1000));
  }

  return {
    take(key) {
      const time = now();
      const counted = keyOf(key, time);
      const times = recent(counted, time);
      const wait = waitFor(times, time);
      if (wait === 0) remember(counted, [...times, time]);
      return wait;
    },
    wait(key) {
      const time = now();
      return waitFor(recent(key.slice(0, MAX_KEY_LENGTH), time), time);
    },
    giveBack(key) {
      const counted = key.slice(0, MAX_KEY_LENGTH);
      remember(counted, recent(counted, now()).slice(0, -1));
    },
  };
}

/** An event to count: under which key, by which limiter. */
export type Count = readonly [limiter: RateLimiter, key: string];

/** Limits for an address and for its network. Returns the events to count for an address, for `takeAll`. */
export function createPlaceLimits({
  address: addressLimit,
  network: networkLimit,
  ...options
}: Omit<RateLimiterOptions, 'limit'> & { address: number; network: number }): (address: string) => Count[] {
  const byAddress = createRateLimiter({ ...options, limit: addressLimit });
  const byNetwork = createRateLimiter({ ...options, limit: networkLimit });
  return (address) => [
    [byAddress, addressKey(address)],
    [byNetwork, networkKey(address)],
  ];
}

/** Counts one event under several keys: under all of them, or under none if one is over its limit. Returns the seconds to wait. */
export function takeAll(counts: readonly Count[]): number {
  const wait = Math.max(0, ...counts.map(([limiter, key]) => limiter.wait(key)));
  return wait > 0 ? wait : Math.max(0, ...counts.map(([limiter, key]) => limiter.take(key)));
}

/** The key of an address: an IPv6 /64 counts as one address, because one customer has all of it. */
export function addressKey(address: string): string {
  const plain = plainAddress(address);
  return plain.includes(':') ? `${ipv6Groups(plain).slice(0, 4).join(':')}::/64` : plain;
}

/** The key of an address's network, which one customer may have: IPv4 /24 or IPv6 /48. */
export function networkKey(address: string): string {
  const plain = plainAddress(address);
  if (plain.includes(':')) return `${ipv6Groups(plain).slice(0, 3).join(':')}::/48`;
  return /^\d+\.\d+\.\d+\.\d+$/.test(plain) ? `${plain.split('.').slice(0, 3).join('.')}.0/24` : plain;
}

/** Converts IPv4-mapped IPv6 addresses to IPv4, and removes zones. */
function plainAddress(address: string): string {
  const plain = address.slice(0, MAX_KEY_LENGTH).replace(/%.*/s, '').toLowerCase();
  const mapped = /^::ffff:(?:(\d+\.\d+\.\d+\.\d+)|([0-9a-f]{1,4}):([0-9a-f]{1,4}))$/.exec(plain);
  if (!mapped) return plain;
  if (mapped[1]) return mapped[1];
  const [high, low] = [Number.parseInt(mapped[2] as string, 16), Number.parseInt(mapped[3] as string, 16)];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

function ipv6Groups(plain: string): string[] {
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
