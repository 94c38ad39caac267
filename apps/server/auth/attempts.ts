import {
  addressKey,
  createRateLimiter,
  networkKey,
  takeAll,
  type Count,
} from '@advisor/contact-function/rate-limit.ts';
import { createPacedQueue } from './paced-queue.ts';

const MINUTE = 60_000;
/** Wrong passwords a minute from one address, or from one known device. */
const ADDRESS_LIMIT = 10;
/** From one network, by unknown callers. */
const NETWORK_LIMIT = 40;
/** Attempts by unknown callers on one account in 15 minutes; further ones are queued. */
const ACCOUNT_LIMIT = 20;
/** The queue: one attempt every two seconds, and at most ten waiting. */
const TURN_MS = 2_000;
const MAX_WAITING = 10;

/** An admitted attempt. It counts unless it succeeds. */
export interface Attempt {
  succeeded(): void;
}

export interface Attempts {
  /** Counts an attempt by its device if the account knows it, else by its address. Returns the seconds to wait when there are too many. */
  fromCaller(caller: { address: string; device: string | null }): Attempt | number;
  /**
   * Counts an attempt by an unknown caller: by its network, and by the account, existing or not. Too many attempts on one
   * account queue unknown callers, but block nobody. Resolves to the seconds to wait when there are too many.
   */
  fromUnknownCaller(caller: { address: string; account: string }): Promise<Attempt | number>;
}

/** Limits on guessing passwords. They throttle the attacker, not the account's owner. */
export function createAttempts(now: () => number): Attempts {
  const byDevice = createRateLimiter({ limit: ADDRESS_LIMIT, windowMs: MINUTE, now });
  const byAddress = createRateLimiter({ limit: ADDRESS_LIMIT, windowMs: MINUTE, now });
  const byNetwork = createRateLimiter({ limit: NETWORK_LIMIT, windowMs: MINUTE, now });
  const onAccount = createRateLimiter({ limit: ACCOUNT_LIMIT, windowMs: 15 * MINUTE, now });
  const queue = createPacedQueue({ everyMs: TURN_MS, maxWaiting: MAX_WAITING, now });

  const counted = (...counts: Count[]): Attempt => ({
    succeeded: () => counts.forEach(([limiter, key]) => limiter.giveBack(key)),
  });

  return {
    fromCaller({ address, device }) {
      const count: Count = device === null ? [byAddress, addressKey(address)] : [byDevice, device];
      return takeAll([count]) || counted(count);
    },
    async fromUnknownCaller({ address, account }) {
      const network: Count = [byNetwork, networkKey(address)];
      const wait = takeAll([network]);
      if (wait > 0) return wait;
      if (onAccount.take(account) === 0) return counted(network, [onAccount, account]);
      return (await queue.wait(account, networkKey(address))) || counted(network);
    },
  };
}
