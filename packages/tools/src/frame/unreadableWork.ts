/*
 * Saved work that could not be read is kept under a key of its own, so that the next change does not overwrite it, until
 * the visitor deletes it (TOOL-4).
 */

const keyOf = (storageKey: string) => `${storageKey}-unreadable`;

/** The work that was set aside. Throws without storage. */
export const readUnreadable = (storageKey: string): string | null => localStorage.getItem(keyOf(storageKey));

/** Sets a text aside, or with null deletes it; returns whether that worked. */
export function storeUnreadable(storageKey: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(keyOf(storageKey));
    else localStorage.setItem(keyOf(storageKey), text);
    return true;
  } catch {
    return false;
  }
}
