import { readJson, readRecord } from './read';

/** How the state of one tool is written down: in this browser's storage, in a file and in a link. */
export interface StateFormat<State> {
  /** The tool's folder name, such as `pricing-calculator`. */
  tool: string;
  /** A whole number, raised when older texts can no longer be read. */
  version: number;
  /** The most characters of a saved text. */
  maxLength: number;
  /** Gives the state of a value from outside, or throws an Error that names the place. */
  read: (value: unknown, path: string) => State;
}

/**
 * The state as a JSON text that names its tool and version.
 *
 * @throws Error when the state itself is not valid: what cannot be read again is not written
 */
export function serializeState<State>(format: StateFormat<State>, state: State): string {
  const { tool, version } = format;
  return JSON.stringify({ tool, version, state: format.read(state, 'state') });
}

/**
 * The state in a text that `serializeState` wrote.
 *
 * @param what how the messages call the text: "The file", "The link"
 * @throws Error that says what is wrong and where: too large, not JSON, another tool, another version, a wrong field
 */
export function parseState<State>(format: StateFormat<State>, text: string, what: string): State {
  const saved = readRecord(readJson(text, what, format.maxLength), what);
  if (saved.tool !== format.tool) {
    throw new Error(`${what} is not from this tool: its "tool" must be "${format.tool}".`);
  }
  if (saved.version !== format.version) {
    throw new Error(`${what} has another version: its "version" must be ${format.version}.`);
  }
  return format.read(saved.state, 'state');
}
