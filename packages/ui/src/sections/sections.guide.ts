/** Of a section whose cards or rows are given to it, and set their own level. */
export const headingsInside =
  'Headings of cards and rows inside are one level below: an `<h3>` by default, otherwise what their own `level` says.';

/** Of a section that sets the titles of its rows. */
export const titlesOfRows =
  'The titles of the rows are headings, one level below that of the section. Without a heading, they have the level that `level` gives.';

/** The keys of a section whose links are all there is to operate. */
export const linkKeys = [
  ['Tab', 'Moves from link to link, in the order of reading.'],
  ['Enter', 'Follows a link.'],
] as const;
