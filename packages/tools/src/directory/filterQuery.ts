/** The maximum length of a search in an address: servers refuse long ones. */
export const maxSearchCharacters = 200;

// TOOL-7, TOOL-16
/** Filters as an address's query, without `?`, without defaults and without a search that is too long. */
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
