import { parseSync, Visitor } from 'rolldown/utils';

/** One place in the source that still holds an invented value. */
export interface Placeholder {
  /** Of the value, counted from 1. */
  line: number;
  /** The value as it is written; `(none yet)` for a missing file or link. */
  value: string;
  /** What to replace it with. */
  what: string;
}

const mark = 'placeholder:';

/**
 * The placeholders of one source file, in its order: each string or `null` that directly follows a comment
 * `/* placeholder: what belongs there *\/`, and addresses on reserved example domains.
 * Throws when such a comment stands before anything else, with its file and line.
 */
export function findPlaceholders(file: string, source: string): Placeholder[] {
  const { program, comments } = parseSync(file, source);
  const values: { start: number; value: string }[] = [];
  new Visitor({
    Literal: ({ start, value }) => {
      if (value === null) values.push({ start, value: '(none yet)' });
      if (typeof value === 'string') values.push({ start, value });
    },
    TemplateLiteral: ({ start, end }) => values.push({ start, value: source.slice(start + 1, end - 1) }),
  }).visit(program);

  const lineAt = (index: number) => source.slice(0, index).split('\n').length;
  const marks = comments
    .filter(({ value }) => value.trim().startsWith(mark))
    .map(({ value: text, start, end }) => {
      const marked = values.find((value) => value.start >= end && source.slice(end, value.start).trim() === '');
      if (!marked)
        throw new Error(`${file}:${lineAt(start)}: a placeholder comment must stand right before a string or null.`);
      return { ...marked, what: text.trim().slice(mark.length).trim() };
    });
  const addresses = values
    .filter(({ start, value }) => isReserved(value) && !marks.some((marked) => marked.start === start))
    .map((value) => ({ ...value, what: 'address on a reserved example domain' }));
  return [...marks, ...addresses]
    .toSorted((a, b) => a.start - b.start)
    .map(({ start, value, what }) => ({ line: lineAt(start), value, what }));
}

/** Whether a web or mail address is on a domain that RFC 2606 keeps free for examples: it is never a final value. */
function isReserved(address: string): boolean {
  const host = URL.parse(address)?.hostname || address.split('@').at(-1)!;
  return ['.example', '.example.com', '.example.net', '.example.org'].some((domain) => `.${host}`.endsWith(domain));
}
