/**
 * Marks a value that was invented for the example and that the owner has to replace.
 * Returns the value unchanged; `pnpm placeholders` finds the call in the source and lists it.
 * `what` describes the real value briefly. `null` is a file or link that does not exist yet.
 */
// @__NO_SIDE_EFFECTS__
export function placeholder<const Value extends string | null>(value: Value, _what: string): Value {
  return value;
}

/** One place in the source that still holds an invented value. */
export interface Placeholder {
  /** Counted from 1. */
  line: number;
  /** The value as visitors see it; `(none yet)` for a missing file or link. */
  value: string;
  /** What to replace it with. */
  what: string;
}

const marked = /placeholder\(\s*(null|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`)\s*,\s*'((?:[^'\\]|\\.)*)'\s*,?\s*\)/g;

// Domains that RFC 2606 and RFC 6761 keep free for examples: nobody can own them, so they are never a final value.
const reservedAddress =
  /(?:https?:\/\/|mailto:)?[\w.+-]*@?\b(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.example)\b[^\s'"`)]*/g;

/** The source with the values alone, as it is built: visitors do not download the descriptions. */
export const withoutMarks = (source: string): string => source.replaceAll(marked, '$1');

const unquote = (literal: string) => literal.slice(1, -1).replaceAll(/\\(.)/g, '$1');

/** The placeholders of one source file, in its order: marked values, and addresses on reserved example domains. */
export function findPlaceholders(source: string): Placeholder[] {
  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const marks = [...source.matchAll(marked)].map((match) => ({
    index: match.index,
    end: match.index + match[0].length,
    value: match[1] === 'null' ? '(none yet)' : unquote(match[1]!),
    what: match[2]!.replaceAll(/\\(.)/g, '$1'),
  }));
  const addresses = [...source.matchAll(reservedAddress)]
    .map((match) => ({ index: match.index, value: match[0], what: 'address on a reserved example domain' }))
    .filter(({ index }) => !marks.some((mark) => index >= mark.index && index < mark.end));
  return [...marks, ...addresses]
    .toSorted((a, b) => a.index - b.index)
    .map(({ index, value, what }) => ({ line: lineAt(index), value, what }));
}
