import { timingSafeEqual } from 'node:crypto';

/** Compares two keys or hashes in a time that tells nothing but their length. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
