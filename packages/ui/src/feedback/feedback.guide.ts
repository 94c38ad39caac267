/** What can be done about a message, below its text. */
export const action = [
  'Action',
  'If given: a button or a link below the text, which does what the text asks for.',
  'Actions/Button',
] as const;

/** The keys of a message. */
export const actionKeys = [['Tab', 'Moves to its action, if it has one.']] as const;

/** How the title of a message is written. */
export const titleWords = 'The title is a few words in sentence case, without a period.';
