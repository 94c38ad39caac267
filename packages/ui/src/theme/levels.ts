// Separate from the tokens: components in the first load need only the names.
/** The four levels of a risk or a score. Never shown by colour alone. */
export const levels = ['low', 'medium', 'high', 'critical'] as const;
export type Level = (typeof levels)[number];
