/*
 * Saved work that could not be read lies beside the tool's own key, so that the next change does not overwrite it, until
 * the person deletes it.
 */

const keyOf = (storageKey: string) => `${storageKey}-unreadable`;

/** What was put aside. Throws where this browser has no storage. */
export const readAside = (storageKey: string): string | null => localStorage.getItem(keyOf(storageKey));

/** Puts a text aside, or deletes what was with null; says whether that worked. */
export function putAside(storageKey: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(keyOf(storageKey));
    else localStorage.setItem(keyOf(storageKey), text);
    return true;
  } catch {
    return false;
  }
}
