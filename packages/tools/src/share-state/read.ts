import { shorten, wellFormed } from '@advisor/ui/text';

/*
 * Validators for data from outside: files, links and storage. Each returns a value of its type or throws an Error that
 * says where it is wrong, so that a tool never works with part of a document.
 */

const prototypeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** The maximum nesting of lists and records; the tools' documents have at most five levels. */
const maxDepth = 20;

/**
 * The value of a JSON text from outside.
 *
 * @param what how the messages call the text: "The file", "The link"
 * @param maxLength the maximum number of characters
 * @throws Error when the text is longer, is not JSON, nests too deeply, or has a key such as `__proto__` anywhere
 */
export function readJson(text: string, what: string, maxLength: number): unknown {
  if (text.length > maxLength) {
    throw new Error(`${what} is too large: ${text.length} characters, and at most ${maxLength} are read.`);
  }
  const value = parse(text, what);
  refuseTraps(value, what);
  return value;
}

/** A record; `path` is the place named in errors, such as `inputs` or `risks[3]`. */
export function readRecord(value: unknown, path: string): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  throw refusal(path, 'a record', value);
}

/** A list of at most `maxItems`, each validated by `readItem` with its own path. */
export function readList<Item>(
  value: unknown,
  path: string,
  maxItems: number,
  readItem: (item: unknown, path: string) => Item,
): Item[] {
  if (!Array.isArray(value)) throw refusal(path, 'a list', value);
  if (value.length > maxItems) {
    throw new Error(`${path} has ${value.length} entries, and at most ${maxItems} are read.`);
  }
  return Array.from(value, (item, index) => readItem(item, `${path}[${index}]`));
}

/** A text of at most `maxLength` characters. Lone surrogates become U+FFFD. Show it as text, never as HTML. */
export function readText(value: unknown, path: string, maxLength: number): string {
  if (typeof value !== 'string') throw refusal(path, 'a text', value);
  if (value.length > maxLength) {
    throw new Error(`${path} is too long: ${value.length} characters, and at most ${maxLength} are read.`);
  }
  return wellFormed(value);
}

/** One of a list of texts, compared exactly. */
export function readOneOf<Value extends string>(value: unknown, path: string, values: readonly Value[]): Value {
  const found = values.find((candidate) => candidate === value);
  if (found !== undefined) return found;
  throw refusal(path, `one of ${values.map((candidate) => candidate || '(empty)').join(', ')}`, value);
}

/** A whole number from 0 to `max`. */
export function readWholeNumber(value: unknown, path: string, max: number = Number.MAX_SAFE_INTEGER): number {
  if (Number.isSafeInteger(value) && (value as number) >= 0 && (value as number) <= max) return (value as number) + 0;
  throw refusal(path, `a whole number from 0 to ${max}`, value);
}

/** A number from 0 to `max`, which may have a fraction. */
export function readNumber(value: unknown, path: string, max: number): number {
  if (typeof value === 'number' && value >= 0 && value <= max) return value + 0;
  throw refusal(path, `a number from 0 to ${max}`, value);
}

/** True or false. */
export function readFlag(value: unknown, path: string): boolean {
  if (typeof value === 'boolean') return value;
  throw refusal(path, 'true or false', value);
}

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The message of the JavaScript engine has the position, and may quote the whole text.
    const reason = error instanceof Error ? shorten(error.message, 160) : 'unknown reason';
    throw new Error(`${what} is not valid JSON: ${reason}`, { cause: error });
  }
}

/** Iterative instead of recursive, because the depth of the input is unchecked. */
function refuseTraps(root: unknown, what: string): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value: root, path: '', depth: 0 }];
  for (let place = open.pop(); place; place = open.pop()) {
    const { value, path, depth } = place;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) {
      throw new Error(`${what} nests more than ${maxDepth} levels deep, at ${shorten(path, 80)}.`);
    }
    const inList = Array.isArray(value);
    for (const [key, child] of Object.entries(value)) {
      if (!inList && prototypeKeys.includes(key)) {
        throw new Error(`${what} has the forbidden key "${key}" ${path ? `in ${path}` : 'at its top level'}.`);
      }
      if (typeof child !== 'object' || child === null) continue;
      const childPath = inList ? `${path}[${key}]` : [path, key].filter(Boolean).join('.');
      open.push({ value: child, path: childPath, depth: depth + 1 });
    }
  }
}

function refusal(path: string, expected: string, value: unknown): Error {
  return new Error(`${path} must be ${expected}, but is ${describe(value)}.`);
}

function describe(value: unknown): string {
  if (value === undefined) return 'missing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'string') return `"${shorten(value, 41)}"`;
  return typeof value === 'object' ? 'a record' : shorten(String(value), 40);
}
