/** A queue per key that lets one caller through at a time, at a steady pace. */
export interface PacedQueue {
  /**
   * Resolves to 0 when it is the caller's turn. When the queue is full, or another caller of the same origin is in it,
   * resolves at once to the seconds after which to try again.
   */
  wait(key: string, origin: string): Promise<number>;
}

interface Queue {
  /** When the next caller passes, in ms of the monotonic clock. */
  next: number;
  /** The origins of waiting callers: one origin cannot fill the queue. */
  waiting: Set<string>;
}

export interface PacedQueueOptions {
  everyMs: number;
  /** For one key. */
  maxWaiting: number;
  /** For all keys together: each one holds a connection open. @default 1,000 */
  maxWaitingTotal?: number;
  /** Milliseconds that only ever grow. */
  now: () => number;
}

export function createPacedQueue({ everyMs, maxWaiting, maxWaitingTotal = 1_000, now }: PacedQueueOptions): PacedQueue {
  const queues = new Map<string, Queue>();
  let waitingTotal = 0;

  return {
    async wait(key, origin) {
      const time = now();
      const queue = queues.get(key) ?? { next: time, waiting: new Set() };
      if (queue.waiting.size >= maxWaiting || queue.waiting.has(origin) || waitingTotal >= maxWaitingTotal)
        return Math.max(1, Math.ceil((queue.next - time) / 1000));
      queues.set(key, queue);
      const turn = Math.max(time, queue.next);
      queue.next = turn + everyMs;
      queue.waiting.add(origin);
      waitingTotal++;
      if (turn > time) await new Promise((resolve) => setTimeout(resolve, turn - time));
      queue.waiting.delete(origin);
      waitingTotal--;
      // Kept until its next turn, so that nobody passes early.
      setTimeout(() => {
        if (queue.waiting.size === 0 && queue.next <= now()) queues.delete(key);
      }, everyMs + 1).unref();
      return 0;
    },
  };
}
