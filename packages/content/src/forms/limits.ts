/** Maximum lengths of answers, in characters. The server has the same limits. */
export const limits = { person: 80, line: 200, email: 254, phone: 50, summary: 2000, text: 5000 } as const;

// FORM-23
/** The shortest time in which a person can fill in a form, in milliseconds. Anything faster is taken for a bot. */
export const minFillTimeMs = 2000;
