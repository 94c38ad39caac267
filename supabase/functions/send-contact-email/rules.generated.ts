// Validation of answers. `pnpm generate` copies this file into the server function, so that form and server accept
// the same; it must not import anything.

/** Depends on the answer to a field that stands earlier in the form. */
export interface Condition {
  /** The name of that field. */
  field: string;
  /** The answers that meet the condition; one of them is enough. `true` for a checked consent. */
  is: readonly (string | true)[];
}

// FORM-24
/** Whether a field is asked, given the answers to the earlier fields that are asked themselves. */
export function isAsked(when: Condition | undefined, answers: Readonly<Record<string, unknown>>): boolean {
  return !when || [answers[when.field]].flat().some((answer) => when.is.some((value) => value === answer));
}

/**
 * Whether a text is one plain email address: no display name, list, comment or quoted local part, and no invisible
 * letters or compatibility forms, because mail programs read those as a different address; with a domain that can be
 * written in the letters of the domain name system.
 */
export function isSingleAddress(text: string): boolean {
  const match =
    /^([a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64})@([\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+)$/iu.exec(
      text,
    );
  const local = match?.[1];
  if (local === undefined || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false;
  if (text !== text.normalize('NFKC') || /\p{Default_Ignorable_Code_Point}/u.test(text)) return false;
  return URL.canParse(`http://${text.slice(text.indexOf('@') + 1)}`);
}

/** Whether a text is an existing date, as YYYY-MM-DD. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

// FORM-33
const yearsAhead = 5;

/**
 * Whether a date is not before today and at most five years ahead. A server does not know the day of the sender: for it
 * `today` is the day where it began last, and `latest` where it began first.
 */
export const isUpcoming = (date: string, today: string, latest: string = today): boolean =>
  date >= today && date <= `${Number(latest.slice(0, 4)) + yearsAhead}${latest.slice(4)}`;

/** The kind of text that a field holds; see `tidyText`. */
export function kindOfAnswer(type: string, multiline = false): 'line' | 'text' | 'code' {
  if (multiline) return 'text';
  return type === 'text' ? 'line' : 'code';
}

// Control characters, lone surrogates, Unicode line separators, and marks that change the direction of text. `tidyText` has
// removed or replaced those of a normal paste; the rest is damage, or an attempt at a mail header.
const unsafeInLine = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const unsafeInText = /(?![\t\n])[\p{Cc}\p{Cs}]/u;

/** Whether a text has characters that nobody types, in a single line also line breaks. */
export function hasControlCharacters(text: string, multiline: boolean): boolean {
  return (multiline ? unsafeInText : unsafeInLine).test(text);
}
