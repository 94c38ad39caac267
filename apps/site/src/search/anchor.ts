/** The place of a heading in the address of its page: "Who is responsible" → `who-is-responsible`. '' when it has no words. */
export function anchorOf(heading: string): string {
  return heading
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
