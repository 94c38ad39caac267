export interface RateLimiter {
  /** Counts one event of a key. Returns 0 when it is within the limit, else the seconds to wait; then it is not counted. */
  take(key: string): number;
  /** Takes back the latest event of a key, for events that turn out not to count. */
  giveBack(key: string): void;
}

/** Keys remembered at once, so that many addresses cannot fill the memory; the longest silent is forgotten first. */
const MAX_KEYS = 10_000;

/** At most `limit` events of one key within any `windowMs` milliseconds, counted in this process. */
export function createRateLimiter({
  limit,
  windowMs,
  now = Date.now,
}: {
  limit: number;
  windowMs: number;
  now?: () => number;
}): RateLimiter {
  const events = new Map<string, number[]>();

  return {
    take(key) {
      const time = now();
      const recent = (events.get(key) ?? []).filter((at) => at > time - windowMs);
      events.delete(key);
      const oldest = recent[0];
      const full = recent.length >= limit;
      if (!full) recent.push(time);
      events.set(key, recent);
      if (events.size > MAX_KEYS) events.delete(events.keys().next().value as string);
      return full && oldest !== undefined ? Math.max(1, Math.ceil((oldest + windowMs - time) / 1000)) : 0;
    },
    giveBack(key) {
      events.get(key)?.pop();
    },
  };
}

/** The key of an address: an IPv6 network of 64 bits counts as one, since its owner holds all of its addresses. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) {
    const rest = tail === '' ? [] : tail.split(':');
    while (groups.length + rest.length < 8) groups.push('0');
    groups.push(...rest);
  }
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
