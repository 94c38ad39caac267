/** How many brackets may be open at once in a body. Content has some ten; the database holds out more than ten thousand. */
export const MAX_OPEN_BRACKETS = 1_000;

/**
 * Whether a body has so many brackets open at once that reading it would end Postgres, which goes one step deeper for each.
 * Those inside of texts count too: a text may be JSON itself.
 */
export function isNestedTooDeeply(body: Uint8Array): boolean {
  let open = 0;
  for (const byte of body) {
    // In UTF-8 these bytes are never part of another character.
    if (byte === 0x5b || byte === 0x7b) open++;
    else if ((byte === 0x5d || byte === 0x7d) && open > 0) open--;
    if (open > MAX_OPEN_BRACKETS) return true;
  }
  return false;
}
