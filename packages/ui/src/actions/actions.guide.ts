/** The icon before the words of a button or of a link that looks like one. */
export const iconBeforeLabel = ['Icon', 'If given: before the label, whose meaning it repeats.', 'Media/Icon'] as const;

/** How the label of a button or of a link that looks like one is written. */
export const labelWords = 'The label begins with a verb. It has one to four words in sentence case, without a period.';

/** The keys of what is pressed. */
export const pressKeys = [
  ['Enter', 'Presses it.'],
  ['Space', 'Presses it.'],
] as const;
