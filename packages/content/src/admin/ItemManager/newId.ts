// ADMIN-10
/** An id from the time, in ms since 1970; the next free one if that is taken. */
export function newId(now: number, taken: readonly string[]): string {
  let time = now;
  while (taken.includes(String(time))) time++;
  return String(time);
}
