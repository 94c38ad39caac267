/**
 * The place of a heading in the address of its page: "Who is responsible" → `who-is-responsible`. '' when it has no words.
 * It has no underscore: ids that scripts look for begin with one, so that no heading takes the place of their element.
 */
export function anchorOf(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
