/** The time of a server. A test gives one of its own, and lets it pass. */
export interface Clock {
  /** The time of day, which may be put back. */
  now: () => Date;
  /** Milliseconds that only ever grow, for limits and pauses. */
  monotonic: () => number;
}

export const systemClock: Clock = { now: () => new Date(), monotonic: () => performance.now() };
