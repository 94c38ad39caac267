import type { Message } from './message';

const day = 86_400_000;

// ADMIN-13
/** The warning period before a message expires, in days. */
export const noticeDays = 30;

/**
 * When a message expires: the retention period after it was marked as handled, or arrived. Same rule as
 * `purge_messages` in the database.
 */
export function expiryOf({ created_at, handled_at }: Message, keptDays: number): Date {
  const ended = Math.max(Date.parse(created_at) || 0, Date.parse(handled_at ?? '') || 0);
  return new Date(ended + keptDays * day);
}

/** Messages that arrived, and were handled if at all, before this moment expire within the warning period. */
export function expiringBefore(keptDays: number, now: Date): Date {
  return new Date(now.getTime() - (keptDays - noticeDays) * day);
}

/** Whether it expires within the warning period. */
export function expiresSoon(message: Message, keptDays: number, now: Date): boolean {
  return expiryOf(message, 0) < expiringBefore(keptDays, now);
}
