/** How many brackets may be open at once in a body. Content has some ten; the database holds out more than ten thousand. */
export const MAX_OPEN_BRACKETS = 1_000;

/** A bracket, as it is or as JSON may escape it in a text. */
const BRACKET = /[[\]{}]|\\u00[57][bd]/gi;

/**
 * Whether a body has so many brackets open at once that reading it would end Postgres, which goes one step deeper for each.
 * Those inside of texts count too: a text may be JSON itself.
 */
export function isNestedTooDeeply(body: Uint8Array): boolean {
  let open = 0;
  // Byte by byte: in UTF-8, what is ASCII is never part of another character.
  for (const [bracket] of Buffer.from(body).toString('latin1').matchAll(BRACKET)) {
    if (/[[{b]$/i.test(bracket)) open++;
    else if (open > 0) open--;
    if (open > MAX_OPEN_BRACKETS) return true;
  }
  return false;
}
