import { createRateLimiter, takeAll, type RateLimiter } from '../send-contact-email/rate-limit.ts';

export interface OutgoingBudget {
  /** Takes one mail from the budget. Returns whether one was left. */
  take(): boolean;
  giveBack(): void;
}

/** The budgets of one process for mails to others, separate from those to the owner. */
export interface OutgoingLimits {
  /** Transactional mails, in response to what the recipient did. */
  single: OutgoingBudget;
  /** Bulk mails. */
  bulk: OutgoingBudget;
}

const MINUTE = 60_000;

interface Limit {
  minute: number;
  hour: number;
}

// MAIL-3
export const SINGLE_LIMIT = { minute: 20, hour: 200 };
export const BULK_LIMIT = { minute: 60, hour: 2_000 };

/**
 * `factor` is MESSAGE_LIMIT_FACTOR, for a busy site; `bulkPerMinute` is BULK_MAILS_PER_MINUTE, unlimited by default.
 */
export function createOutgoingLimits(
  factor = 1,
  { bulkPerMinute = null, now }: { bulkPerMinute?: number | null; now?: () => number } = {},
): OutgoingLimits {
  const budget = (name: string, { minute, hour }: Limit, factor: number): OutgoingBudget => {
    const clock = now && { now };
    const limiters: RateLimiter[] = [
      createRateLimiter({ name: `${name} mails a minute`, limit: minute * factor, windowMs: MINUTE, ...clock }),
      createRateLimiter({ name: `${name} mails an hour`, limit: hour * factor, windowMs: 60 * MINUTE, ...clock }),
    ];
    return {
      take: () => takeAll(limiters.map((limiter) => [limiter, 'all'] as const)) === 0,
      giveBack: () => limiters.forEach((limiter) => limiter.giveBack('all')),
    };
  };
  return {
    single: budget('single', SINGLE_LIMIT, factor),
    bulk:
      bulkPerMinute === null
        ? budget('bulk', BULK_LIMIT, factor)
        : budget('bulk', { minute: bulkPerMinute, hour: 60 * bulkPerMinute }, 1),
  };
}

/** Reads BULK_MAILS_PER_MINUTE; null if unset. Throws a readable error if invalid. */
export function readBulkPerMinute(env: Readonly<Record<string, string | undefined>>): number | null {
  if (!env.BULK_MAILS_PER_MINUTE) return null;
  const count = Number(env.BULK_MAILS_PER_MINUTE);
  if (Number.isInteger(count) && count >= 1 && count <= 10_000) return count;
  throw new Error('BULK_MAILS_PER_MINUTE must be a whole number from 1 to 10000.');
}
