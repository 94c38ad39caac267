/** What stands above the entries of a section. */
export const sectionWords = [
  ['Label', 'One to three words in the narrow column beside the heading; above it on a phone. Optional.'],
  ['Heading', 'An `<h2>` that says in a few words what is below it.'],
  ['Introduction', 'A sentence or two below the heading. Optional.'],
] as const;

/** The keys of a section whose links are all there is to operate. */
export const linkKeys = [
  ['Tab', 'Moves from link to link, in the order of reading.'],
  ['Enter', 'Follows a link.'],
] as const;

/** How a section is found by screen readers. */
export const region = 'A region named by its heading, an `<h2>`; the headings in it are one level below.';
