/** An id made from the time, in ms since 1970 (spec/site.md §3); a moment later where that one is taken. */
export function newId(now: number, taken: readonly string[]): string {
  let time = now;
  while (taken.includes(String(time))) time++;
  return String(time);
}
