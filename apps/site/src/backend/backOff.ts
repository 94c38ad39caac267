/** The first delay, in ms; each further one doubles (AUTH-4). */
const first = 200;
/** The longest delay, in ms: supabase-js's own interval for checking a session. */
const longest = 30_000;

/** The delay after a number of failed attempts, in ms. */
export function pauseAfter(failures: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), longest);
}

/** Waits before the next attempt, or until the browser is back online. */
export function waitForRetry(failures: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, pauseAfter(failures));
    addEventListener('online', go);
  });
}
