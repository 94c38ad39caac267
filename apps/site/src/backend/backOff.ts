/** The first pause, in ms; each further one is twice as long (AUTH-4). */
const first = 200;
/** The longest pause, in ms: how often the sign-in service itself looks after a session. */
const longest = 30_000;

/** How long to wait before the next attempt after so many failed ones, in ms. */
export function pauseAfter(failures: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), longest);
}

/** Waits for the next attempt; less when the browser finds its network again meanwhile. */
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
