import { InputError } from '../language/InputError';
import { readJson, readRecord } from './read';

/** How the state of a tool is serialized in storage, files and links. */
export interface StateFormat<State> {
  /** The tool's folder name, such as `pricing-calculator`. */
  tool: string;
  /** A whole number, raised when older texts become unreadable. */
  version: number;
  /** The maximum length of a saved text. */
  maxLength: number;
  /** Validates a state from outside; throws an Error that says where it is wrong. */
  read: (value: unknown, path: string) => State;
}

/**
 * The state as a JSON text that names its tool and version.
 *
 * @throws Error for an invalid state, which could not be read again
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
    throw new InputError('{what} is not from this tool: its "tool" must be "{tool}".', {
      what: { text: what },
      tool: format.tool,
    });
  }
  if (saved.version !== format.version) {
    throw new InputError('{what} has another version: its "version" must be {version}.', {
      what: { text: what },
      version: String(format.version),
    });
  }
  return format.read(saved.state, 'state');
}
