// What the guides of all six tools share.

export const withoutReact = {
  component: 'Tools/Embed',
  when: 'the page has no React: it has the same tool as a custom element.',
} as const;

export const throughTheTool = ['Tab', 'Moves through the fields and buttons in reading order.'] as const;

export const inAGroup = [
  'A named group whose headings start at `headingLevel`, to fit the page’s outline.',
  'Notices are announced politely.',
] as const;

/** The last part of each. */
export const bar = [
  'Bar',
  'Undo, start fresh, files and print, and whether the work is kept in this browser.',
  'Tools/ToolFrame',
] as const;
