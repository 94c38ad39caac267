/** The first pause, in ms; each further one is twice as long (AUTH-4). */
const first = 200;
/** The longest pause, in ms: the interval at which supabase-js itself checks a session. */
const longest = 30_000;

/** Whether a request that was answered with this status may succeed later. The status 0 is a network failure. */
export const isTemporary = (status: number): boolean =>
  status === 0 || status === 408 || status === 429 || status >= 500;

/** The pause before the next attempt after a number of failed ones, in ms. */
export function pauseAfter(failures: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), longest);
}

/** Waits for the next attempt; less if the browser comes back online. */
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
