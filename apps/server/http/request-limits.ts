import { createPlaceLimits, createRateLimiter, takeAll, type Count } from '@advisor/contact-function/rate-limit.ts';
import pLimit from 'p-limit';
import type { Caller } from './caller.ts';

/**
 * The limited request groups: page settings, sign-in, tables, and the owner's files (reads are anonymous and not
 * counted, like pages). The contact function has its own limits.
 */
export type Area = 'settings' | 'auth' | 'rest' | 'files';

/**
 * Requests per minute. A page makes one for its settings, signing in makes about five to the sign-in service, and a tab
 * one per hour after that; pages without an account never request tables, so the global limit for anonymous visitors
 * affects nobody. The owner's busiest page makes about ten a minute.
 */
const ANONYMOUS = {
  settings: { address: 300, network: 1_200 },
  auth: { address: 120, network: 480 },
  rest: { address: 60, network: 120 },
  files: { address: 60, network: 120 },
} as const;
const ANONYMOUS_REST_OF_ALL = 600;
const SESSION = 1_200;

/** Concurrent anonymous requests in the database, so that a message waits behind at most one. */
const RUNNING = 1;
/** The maximum queue length. Further requests are rejected with a retry time. */
const WAITING = 50;

/**
 * Limits concurrent work and its queue; null when over the limit. It keeps anonymous requests from starving those that
 * send a message or are signed in.
 */
export function createConcurrencyLimit(running = RUNNING, waiting = WAITING) {
  const limit = pLimit(running);
  return <T>(work: () => Promise<T>): Promise<T> | null => (limit.pendingCount >= waiting ? null : limit(work));
}

export interface RequestLimits {
  /** Counts a request. Returns the seconds to wait, or 0. */
  take(area: Area, caller: Caller, address: string): number;
}

/**
 * Rate limits on database requests, decided by headers only. The secret key, which only this machine has, is exempt.
 */
export function createRequestLimits(now?: () => number): RequestLimits {
  const options = { windowMs: 60_000, ...(now && { now }) };
  const ofPlace = {
    settings: createPlaceLimits({ name: 'settings', ...ANONYMOUS.settings, ...options }),
    auth: createPlaceLimits({ name: 'auth', ...ANONYMOUS.auth, ...options }),
    rest: createPlaceLimits({ name: 'rest', ...ANONYMOUS.rest, ...options }),
    files: createPlaceLimits({ name: 'files', ...ANONYMOUS.files, ...options }),
  } satisfies Record<Area, unknown>;
  const restOfAll = createRateLimiter({ name: 'rest of all', limit: ANONYMOUS_REST_OF_ALL, ...options });
  const sessions = createRateLimiter({ name: 'session', limit: SESSION, ...options });

  return {
    take(area, caller, address) {
      if (caller.kind === 'service') return 0;
      // Not per account: a stolen token, even of an ended session, would use up its owner's quota.
      if (caller.kind === 'user') return sessions.take(caller.sessionId);
      const all: Count[] = area === 'rest' ? [[restOfAll, 'all']] : [];
      return takeAll([...ofPlace[area](address), ...all]);
    },
  };
}
