/** Longest texts, in characters; the server refuses longer ones with the same limits. */
export const limits = { line: 200, email: 254, phone: 50, text: 5000 } as const;
