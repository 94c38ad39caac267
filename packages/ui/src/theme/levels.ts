// Apart from the tokens: components that every page loads need the names, and no value.
/** The four levels of a rating, such as a risk or a score. Never shown by colour alone. */
export const levels = ['low', 'medium', 'high', 'critical'] as const;
export type Level = (typeof levels)[number];
