import { InputError } from '../language/InputError';
import { phrase } from '../language/phrase';
import { parseState, serializeState, type StateFormat } from './state';

/** The maximum length of a link's hash. Browsers allow more; mail and chat programs cut longer links. */
export const maxHashLength = 16_384;

// TOOL-5
/**
 * The hash of a link that carries the state, including `#`. Browsers send no server what follows `#`.
 *
 * @throws Error when the state does not fit into a link
 */
export function encodeHash<State>(format: StateFormat<State>, state: State): string {
  const hash = `${prefix(format)}${toBase64Url(serializeState(format, state))}`;
  if (hash.length > maxHashLength) {
    throw new InputError(
      'This is too large for a link: {length} characters, and at most {limit} fit. Export a file instead.',
      { length: hash.length, limit: maxHashLength },
    );
  }
  return hash;
}

/**
 * The state in the hash of a link, or undefined for a hash that is not a shared state of this tool (`#register`).
 *
 * @param hash with or without `#`
 * @throws Error for a damaged link of this tool
 */
export function decodeHash<State>(format: StateFormat<State>, hash: string): State | undefined {
  const link = hash.startsWith('#') ? hash : `#${hash}`;
  if (!link.startsWith(prefix(format))) return undefined;
  if (link.length > maxHashLength) {
    throw new InputError('{what} is too large: {length} characters, and at most {limit} are read.', {
      what: phrase('The link'),
      length: link.length,
      limit: maxHashLength,
    });
  }
  return parseState(format, fromBase64Url(link.slice(prefix(format).length)), 'The link');
}

const prefix = ({ tool }: { tool: string }) => `#${tool}=`;

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(code: string): string {
  // atob would ignore white space; an altered link is refused.
  if (!/^[\w-]+$/.test(code)) throw new InputError('The link is damaged: it has characters that no shared link has.');
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll('-', '+').replaceAll('_', '/')), (byte) => byte.charCodeAt(0));
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw new InputError('The link is damaged or cut off: ask for it again, or for a file.', undefined, {
      cause: error,
    });
  }
}
