import { verify } from '@node-rs/bcrypt';
import { availableParallelism } from 'node:os';

/** Checks that run at once: one core stays free for everything else. */
const RUNNING = Math.max(1, availableParallelism() - 1);
/** Maximum length of each of the two queues. At 50 ms a check, the last one waits some seconds. */
const WAITING = 60;

export interface PasswordCheck {
  /**
   * Whether a password fits a hash. Without a hash the answer is no, after the same work. Callers known to the account
   * have their own queue, which has priority. Null if the queue is full: nothing was checked.
   */
  (password: string, account: { hash: string | null; cost: number }, known: boolean): Promise<boolean | null>;
}

/** Checks passwords beside the main thread, a few at a time for the whole service. */
export function createPasswordCheck({ running = RUNNING, waiting = WAITING } = {}): PasswordCheck {
  const lines: [known: (() => void)[], strangers: (() => void)[]] = [[], []];
  let free = running;

  return async (password, { hash, cost }, known) => {
    const line = lines[known ? 0 : 1];
    if (free > 0) free--;
    else if (line.length >= waiting) return null;
    else await new Promise<void>((start) => line.push(start));
    try {
      const fits = await verify(password, hash ?? dummyHash(cost));
      return fits && hash !== null;
    } finally {
      // The next in the queue takes this slot.
      const next = lines[0].shift() ?? lines[1].shift();
      if (next) next();
      else free++;
    }
  };
}

/** A dummy hash: comparing with it takes as long as with a real one of that cost. */
const dummyHash = (cost: number): string => `$2b$${String(cost).padStart(2, '0')}$${'e'.repeat(53)}`;
