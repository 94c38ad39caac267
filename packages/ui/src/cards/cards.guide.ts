/** How the heading of a card or a row is written. */
export const headingWords = 'The heading names the item in a few words, in sentence case and without a period.';
