/** The screen reader suffix of external links (SITE-10), which is not part of a heading. */
const addedByLinks = ' (opens in a new tab)';

/** The text of a heading. */
export function headingWords(heading: string): string {
  return heading.replaceAll(addedByLinks, '').replaceAll(/\s+/g, ' ').trim();
}

/** The fragment of a heading: "Who is responsible" → `who-is-responsible`. '' if it has no words. */
export function anchorOf(heading: string): string {
  return headingWords(heading)
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
