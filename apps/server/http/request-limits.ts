import {
  createPlaceLimits,
  createRateLimiter,
  takeAll,
  type Count,
  type RateLimiter,
} from '@advisor/contact-function/rate-limit.ts';
import pLimit from 'p-limit';
import type { Caller } from './caller.ts';

/**
 * What is asked for: the page's settings, the sign-in service, the tables, the owner's files (which anyone reads without
 * being counted, like pages). The contact function counts for itself.
 */
export type Area = 'settings' | 'auth' | 'rest' | 'files';

/**
 * Requests a minute. A page of the site makes one for its settings, signing in some five to the sign-in service, and a
 * tab one an hour after that; without an account no page asks for tables at all, so that the limit of all visitors
 * together affects nobody. The owner's busiest page makes about ten a minute.
 */
const ANONYMOUS = {
  settings: { address: 300, network: 1_200 },
  auth: { address: 120, network: 480 },
  rest: { address: 60, network: 120 },
  files: { address: 60, network: 120 },
} as const;
const ANONYMOUS_REST_OF_ALL = 600;
const SESSION = 1_200;

/** Requests without an account that are in the database at the same time, so that a message waits behind one of them at most. */
const RUNNING = 1;
/** The maximum queue length. Further requests are refused with a time to retry. */
const WAITING = 50;

/**
 * Lets few pieces of work run at once and some wait; null for one too many. What it is for: requests of visitors
 * without an account never take the database from those who send a message or have signed in.
 */
export function createConcurrencyLimit(running = RUNNING, waiting = WAITING) {
  const limit = pLimit(running);
  return <T>(work: () => Promise<T>): Promise<T> | null => (limit.pendingCount >= waiting ? null : limit(work));
}

export interface RequestLimits {
  /** Counts a request. Returns the seconds to wait, or 0. */
  take(area: Area, caller: Caller, address: string): number;
}

/** Limits on requests to the database, decided by headers alone. The secret key, which only this machine has, is not limited. */
export function createRequestLimits(now?: () => number): RequestLimits {
  const options = { windowMs: 60_000, now };
  const limiter = (limit: number): RateLimiter => createRateLimiter({ limit, ...options });
  const ofPlace = {
    settings: createPlaceLimits({ ...ANONYMOUS.settings, ...options }),
    auth: createPlaceLimits({ ...ANONYMOUS.auth, ...options }),
    rest: createPlaceLimits({ ...ANONYMOUS.rest, ...options }),
    files: createPlaceLimits({ ...ANONYMOUS.files, ...options }),
  } satisfies Record<Area, unknown>;
  const restOfAll = limiter(ANONYMOUS_REST_OF_ALL);
  const sessions = limiter(SESSION);

  return {
    take(area, caller, address) {
      if (caller.kind === 'service') return 0;
      // Not by the account: a stolen token, even of a session that has ended, would use up what its owner may ask.
      if (caller.kind === 'user') return sessions.take(caller.sessionId);
      const all: Count[] = area === 'rest' ? [[restOfAll, 'all']] : [];
      return takeAll([...ofPlace[area](address), ...all]);
    },
  };
}
