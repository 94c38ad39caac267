import { createRateLimiter, takeAll, type RateLimiter } from '../send-contact-email/rate-limit.ts';

export interface OutgoingBudget {
  /** Uses up one mail. Returns whether there was one left. */
  take(): boolean;
  giveBack(): void;
}

/** The mails to others that one process sends, apart from those to the owner. */
export interface OutgoingLimits {
  /** Mails to one person about what that person did. */
  single: OutgoingBudget;
  /** Mails that many get. */
  bulk: OutgoingBudget;
}

const MINUTE = 60_000;

// MAIL-3
export const SINGLE_LIMIT = { minute: 20, hour: 200 };
export const BULK_LIMIT = { minute: 60, hour: 2_000 };

/** `factor` is MESSAGE_LIMIT_FACTOR, for a busy site. */
export function createOutgoingLimits(factor = 1, now?: () => number): OutgoingLimits {
  const budget = ({ minute, hour }: { minute: number; hour: number }): OutgoingBudget => {
    const limiters: RateLimiter[] = [
      createRateLimiter({ limit: minute * factor, windowMs: MINUTE, now }),
      createRateLimiter({ limit: hour * factor, windowMs: 60 * MINUTE, now }),
    ];
    return {
      take: () => takeAll(limiters.map((limiter) => [limiter, 'all'] as const)) === 0,
      giveBack: () => limiters.forEach((limiter) => limiter.giveBack('all')),
    };
  };
  return { single: budget(SINGLE_LIMIT), bulk: budget(BULK_LIMIT) };
}
