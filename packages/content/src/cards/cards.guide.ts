/** How a card that is an `<article>` is found by screen readers. */
export const article = 'An `<article>` with a heading; `level` sets its heading level.';

/** What a card that is one link does for assistive technology. */
export const wholeCardLink = 'With `href`, there is one link: named by the heading, and stretched over the card.';

/** The same of a card that is always a link. */
export const oneLink = 'There is one link: named by the heading, and stretched over the card.';

/** What becomes of a link to another site. */
export const newTab = 'A link to another site says that it opens in a new tab.';

/** Of a card that shows a day. */
export const day = 'The date is a `<time>`.';

/** Of a card whose icon repeats what its words say. */
export const decorativeIcon = 'The icon is decorative.';

/** What shows that a card is one link. */
export const arrow = ['Arrow', 'At the end of the card, if the card is a link.'] as const;

/** The keys of a card with one link. */
export const cardKeys = [
  ['Tab', 'Moves to its link.'],
  ['Enter', 'Follows the link.'],
] as const;
