/**
 * The place of a heading in the address of its page: "Who is responsible" → `who-is-responsible`. '' when it has no words.
 * It has no underscore: ids that scripts look for begin with one, so that no heading takes the place of their element.
 */
export const anchorOf = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
