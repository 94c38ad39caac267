/** Applies to every section of the content. */
export const section = {
  status: 'stable',
  keyboard: [],
  accessibility: [
    'A region named by its heading, an `<h2>`; what stands in it is one level below.',
    'Its words come from the lists of the content: change them there.',
  ],
} as const;

/** Applies to sections with links. */
export const withLinks = {
  ...section,
  keyboard: [
    ['Tab', 'Moves from link to link, in the order of reading.'],
    ['Enter', 'Follows a link.'],
  ],
} as const;
