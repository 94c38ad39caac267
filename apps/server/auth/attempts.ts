import {
  addressKey,
  createRateLimiter,
  networkKey,
  takeAll,
  type Count,
} from '@advisor/contact-function/rate-limit.ts';
import { createPacedQueue } from './paced-queue.ts';

const MINUTE = 60_000;
/** Wrong passwords per minute from one address or one known device. */
const ADDRESS_LIMIT = 10;
/** Per minute from one network, by unknown callers. */
const NETWORK_LIMIT = 40;
/** Attempts by unknown callers on one account in 15 minutes; further ones are queued. */
const ACCOUNT_LIMIT = 20;
/** The queue: one attempt every two seconds, at most ten waiting. */
const TURN_MS = 2_000;
const MAX_WAITING = 10;

/** An admitted attempt; counted unless it succeeds. */
export interface Attempt {
  succeeded(): void;
}

export interface Attempts {
  /**
   * Counts an attempt by device if the account knows it, else by address. Returns the seconds to wait when over the
   * limit.
   */
  fromCaller(caller: { address: string; device: string | null }): Attempt | number;
  /**
   * Counts an attempt by an unknown caller, by network and by account, existing or not. Over the account's limit,
   * unknown callers are queued and nobody is blocked. Resolves to the seconds to wait when over the limit.
   */
  fromUnknownCaller(caller: { address: string; account: string }): Promise<Attempt | number>;
}

/** Rate limits against password guessing. They throttle the attacker, not the account's owner. */
export function createAttempts(): Attempts {
  const byDevice = createRateLimiter({ name: 'sign-in device', limit: ADDRESS_LIMIT, windowMs: MINUTE });
  const byAddress = createRateLimiter({ name: 'sign-in address', limit: ADDRESS_LIMIT, windowMs: MINUTE });
  const byNetwork = createRateLimiter({ name: 'sign-in network', limit: NETWORK_LIMIT, windowMs: MINUTE });
  const onAccount = createRateLimiter({ name: 'sign-in account', limit: ACCOUNT_LIMIT, windowMs: 15 * MINUTE });
  const queue = createPacedQueue({ everyMs: TURN_MS, maxWaiting: MAX_WAITING });

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
