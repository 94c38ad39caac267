import { InputError } from '../language/InputError';
import { readJson } from '../share-state/read';
import { maxFileCharacters } from '../share-state/entries';
import type { ElementWords } from './elementWords';

/** How long a file may take, in ms. */
const timeoutMs = 20_000;

/** The text of a file. Throws an InputError with a text of `elementWords` when there is none; when `signal` aborts, its reason. */
export async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
    });
    text = await response.text();
  } catch (error) {
    signal.throwIfAborted();
    throw new InputError<ElementWords>('There was no answer from {address}.', { address }, { cause: error });
  }
  if (!response.ok)
    throw new InputError<ElementWords>('{address} answered {status}.', { address, status: String(response.status) });
  return text;
}

/** The value in a JSON text, or what is under `property` in one that a tool has exported. Throws an Error that says what is wrong. */
export function valueIn(text: string, address: string, property: string): unknown {
  const value = readJson(text, address, maxFileCharacters);
  return isRecordWith(value, property) ? value[property] : value;
}

const isRecordWith = (value: unknown, key: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);
