/** A queue per key. */
export interface Turns {
  /**
   * Resolves to 0 when it is the caller's turn, else at once to the seconds after which to try again: as many as may
   * are waiting already, or someone from the same place is.
   */
  take(key: string, place: string): Promise<number>;
}

interface Line {
  /** When the next turn is, in ms of the monotonic clock. */
  next: number;
  /** The origins of waiting callers: one origin cannot take all slots. */
  waiting: Set<string>;
}

export interface TurnsOptions {
  everyMs: number;
  /** For one key. */
  maxWaiting: number;
  /** For all keys together: each one holds a connection open. @default 1,000 */
  maxWaitingInAll?: number;
}

export function createTurns({ everyMs, maxWaiting, maxWaitingInAll = 1_000 }: TurnsOptions): Turns {
  const lines = new Map<string, Line>();
  let waitingInAll = 0;

  return {
    async take(key, place) {
      const time = performance.now();
      const line = lines.get(key) ?? { next: time, waiting: new Set() };
      if (line.waiting.size >= maxWaiting || line.waiting.has(place) || waitingInAll >= maxWaitingInAll)
        return Math.max(1, Math.ceil((line.next - time) / 1000));
      lines.set(key, line);
      const turn = Math.max(time, line.next);
      line.next = turn + everyMs;
      line.waiting.add(place);
      waitingInAll++;
      if (turn > time) await new Promise((resolve) => setTimeout(resolve, turn - time));
      line.waiting.delete(place);
      waitingInAll--;
      // Kept until its next turn would be free, so that nobody passes early.
      setTimeout(() => {
        if (line.waiting.size === 0 && line.next <= performance.now()) lines.delete(key);
      }, everyMs + 1).unref();
      return 0;
    },
  };
}
