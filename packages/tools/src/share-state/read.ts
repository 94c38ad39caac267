import { shorten, wellFormed, type Phrase } from '@advisor/ui/text';
import { InputError } from '../language/InputError';
import { phrase } from '../language/phrase';

/*
 * Validators for data from outside: files, links and storage. Each returns a value of its type or throws an Error that
 * says where it is wrong, so that a tool never works with part of a document.
 */

const prototypeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/**
 * The value of a JSON text from outside.
 *
 * @param what how the messages call the text: "The file", "The link"
 * @param maxLength the maximum number of characters
 * @throws Error when the text is longer, is not JSON, nests deeper than the JavaScript engine reads, or has a key such as `__proto__` anywhere
 */
export function readJson(text: string, what: string, maxLength: number): unknown {
  if (text.length > maxLength) {
    throw new InputError('{what} is too large: {length} characters, and at most {limit} are read.', {
      what: { text: what },
      length: text.length,
      limit: maxLength,
    });
  }
  return parse(text, what);
}

/** A record; `path` is the place named in errors, such as `inputs` or `risks[3]`. */
export function readRecord(value: unknown, path: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw refusal(path, phrase('a record'), value);
}

/** A list of at most `maxItems`, each validated by `readItem` with its own path. */
export function readList<Item>(
  value: unknown,
  path: string,
  maxItems: number,
  readItem: (item: unknown, path: string) => Item,
): Item[] {
  if (!Array.isArray(value)) throw refusal(path, phrase('a list'), value);
  if (value.length > maxItems) {
    throw new InputError('{path} has {count} entries, and at most {limit} are read.', {
      path,
      count: value.length,
      limit: maxItems,
    });
  }
  return Array.from(value, (item, index) => readItem(item, `${path}[${index}]`));
}

/** A text of at most `maxLength` characters. Lone surrogates become U+FFFD. Show it as text, never as HTML. */
export function readText(value: unknown, path: string, maxLength: number): string {
  if (typeof value !== 'string') throw refusal(path, phrase('a text'), value);
  if (value.length > maxLength) {
    throw new InputError('{path} is too long: {length} characters, and at most {limit} are read.', {
      path,
      length: value.length,
      limit: maxLength,
    });
  }
  return wellFormed(value);
}

/** One of a list of texts, compared exactly. */
export function readOneOf<Value extends string>(value: unknown, path: string, values: readonly Value[]): Value {
  const found = values.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  const named = values.map((candidate) => candidate || '(empty)').join(', ');
  throw refusal(path, phrase('one of {values}', { values: named }), value);
}

/** A whole number from 0 to `max`. */
export function readWholeNumber(value: unknown, path: string, max: number = Number.MAX_SAFE_INTEGER): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= max) return (value as number) + 0;
  throw refusal(path, phrase('a whole number from 0 to {max}', { max: String(max) }), value);
}

/** A number from 0 to `max`, which may have a fraction. */
export function readNumber(value: unknown, path: string, max: number): number {
  if (typeof value === 'number' && value >= 0 && value <= max) return value + 0;
  throw refusal(path, phrase('a number from 0 to {max}', { max: String(max) }), value);
}

/** True or false. */
export function readFlag(value: unknown, path: string): boolean {
  if (typeof value === 'boolean') return value;
  throw refusal(path, phrase('true or false'), value);
}

/** Refuses the keys here, before any code reads the value: assigned to another record, they would change its prototype. */
function parse(text: string, what: string): unknown {
  const values = { what: { text: what } };
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (prototypeKeys.includes(key))
        throw new InputError('{what} has the forbidden key "{key}".', { ...values, key });
      return value;
    });
  } catch (error) {
    if (error instanceof InputError) throw error;
    if (error instanceof RangeError)
      throw new InputError('{what} nests too many levels deep.', values, { cause: error });
    const line = lineOf(error, text);
    throw line === undefined
      ? new InputError('{what} is not valid JSON.', values, { cause: error })
      : new InputError('{what} is not valid JSON in line {line}.', { ...values, line }, { cause: error });
  }
}

/** The line of an error that `JSON.parse` has thrown for a text, where the JavaScript engine tells it. */
export function lineOf(error: unknown, text: string): number | undefined {
  const [, position, line] =
    /at (?:position (\d+)(?: \(.*\))?|line (\d+) column \d+ of the JSON data)$/.exec(String(error)) ?? [];
  if (position !== undefined) return text.slice(0, Number(position)).split('\n').length;
  return line === undefined ? undefined : Number(line);
}

function refusal(path: string, expected: Phrase, value: unknown): Error {
  return new InputError('{path} must be {expected}, but is {value}.', {
    path,
    expected,
    value: describe(value),
  });
}

function describe(value: unknown): string | Phrase {
  if (value === undefined) return phrase('missing');
  if (value === null) return 'null';
  if (Array.isArray(value)) return phrase('a list');
  if (typeof value === 'string') return `"${shorten(value, 41)}"`;
  return typeof value === 'object' ? phrase('a record') : shorten(String(value), 40);
}
