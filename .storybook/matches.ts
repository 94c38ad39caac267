/** Whether every word of a query occurs in the texts, ignoring case. An empty query matches everything. */
export function matches(query: string, texts: readonly (string | undefined)[]): boolean {
  const all = texts.join('\n').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}
