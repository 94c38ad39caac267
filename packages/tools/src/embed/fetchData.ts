import { readJson } from '../share-state/read';
import { maxFileCharacters } from '../share-state/entries';

/** How long a file may take, in ms. */
const patience = 20_000;

/**
 * The value in a JSON file, or what is under `property` in a file that a tool has exported. Throws an Error that says what
 * failed; when `signal` aborts, its reason.
 */
export async function fetchData(address: string, property: string, signal: AbortSignal): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(address, {
      credentials: 'same-origin',
      headers: { Accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
    });
    text = await response.text();
  } catch (error) {
    signal.throwIfAborted();
    throw new Error(`There was no answer from ${address}.`, { cause: error });
  }
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  const value = readJson(text, address, maxFileCharacters);
  return isRecordWith(value, property) ? value[property] : value;
}

const isRecordWith = (value: unknown, key: string): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);
