/** Longest answers, in characters. The server refuses longer ones by the same limits. */
export const limits = { person: 80, line: 200, email: 254, phone: 50, text: 5000 } as const;

/** A form that comes back sooner than this after it was shown was filled in by a program. In milliseconds. */
export const leastElapsed = 2000;
