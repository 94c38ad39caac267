// The rules of single answers. The server function gets a copy of this file (`pnpm generate`), so that what a form
// accepts the server accepts; therefore nothing is imported here.

/**
 * Whether a text is one plain e-mail address: no display name, no list, no comment, no quoted local part, and no letters
 * that cannot be seen or are another form of plain ones, since mail programs read those as a different address.
 */
export function isSingleAddress(text: string): boolean {
  const match =
    /^([a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64})@([\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+)$/iu.exec(
      text,
    );
  const local = match?.[1];
  if (local === undefined || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  return text === text.normalize('NFKC') && !/\p{Default_Ignorable_Code_Point}/u.test(text);
}

/** Whether a text is a day that exists, written YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Whether a text is an absolute address on the web, by http or https. */
export function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/]/i.test(text) && !/\s/.test(text) && URL.canParse(text);
}

/** A web address as people write it, "www.people.example" or "people.example/x", made whole with https://; any other text as it is. */
export function completeWebAddress(text: string): string {
  const host = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\.?(?::\d{1,5})?(?:[/?#]\S*)?$/u;
  return host.test(text) ? `https://${text}` : text;
}

/** What the text of an answer is for; see `tidyText`. */
export function kindOfAnswer(type: string, multiline = false): 'line' | 'text' | 'code' {
  if (multiline) return 'text';
  return type === 'text' ? 'line' : 'code';
}

// Control characters, halves of characters, the Unicode line separators, and the marks that reverse the direction of text.
// What comes with a paste `tidyText` has taken away or replaced; what is left is damage, or an attempt at a mail header.
const unsafeInLine = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const unsafeInText = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

/** Whether a text holds characters that nobody types: in a line, line breaks are among them. */
export function hasControlCharacters(text: string, multiline: boolean): boolean {
  return (multiline ? unsafeInText : unsafeInLine).test(text);
}
