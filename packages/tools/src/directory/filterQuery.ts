/** The maximum length of a search in a URL: servers reject long ones. */
export const maxSearchCharacters = 200;

// TOOL-7, TOOL-16
/** Filters as a URL query, without `?`, without defaults and without a search that is too long. */
export function filterQuery(
  filters: Readonly<Record<string, string>>,
  defaults: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams();
  for (const [name, unset] of Object.entries(defaults)) {
    const value = (filters[name] ?? unset).trim();
    if (value !== unset && value.length <= maxSearchCharacters) query.set(name, value);
  }
  return query.toString();
}
