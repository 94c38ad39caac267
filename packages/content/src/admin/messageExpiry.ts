import type { Message } from './message';

const day = 86_400_000;

// ADMIN-13
/** How long before a message expires the owner is told, in days. */
export const noticeDays = 30;

/**
 * When a message expires: so many days after it was marked as handled, or arrived. `purge_messages` in the database has
 * the same rule.
 */
export function expiryOf({ created_at, handled_at }: Message, keptDays: number): Date {
  const ended = Math.max(Date.parse(created_at) || 0, Date.parse(handled_at ?? '') || 0);
  return new Date(ended + keptDays * day);
}

/** The moment before which a message must have come, and been handled if it was, to be removed within the time of notice. */
export function expiringBefore(keptDays: number, now: Date): Date {
  return new Date(now.getTime() - (keptDays - noticeDays) * day);
}

/** Whether that is so soon that the owner has to be told. */
export function expiresSoon(message: Message, keptDays: number, now: Date): boolean {
  return expiryOf(message, 0) < expiringBefore(keptDays, now);
}
