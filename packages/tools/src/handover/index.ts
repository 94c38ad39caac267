import { readList, readRecord, readText, readWholeNumber, readJson } from '../share-state';
import { weaknessesKey } from './key';
import type { Weakness } from './weakness';

/*
 * How the security assessment passes its weaknesses to the risk matrix of the same site: through the browser's storage,
 * until they are added or declined in the matrix. Nothing is sent. (RISK-13)
 */

export { weaknessesKey, hasStoredWeaknesses } from './key';

const version = 1;
const maxWeaknesses = 100;

/** Stores the weaknesses for the risk matrix. Throws without storage. */
export function storeWeaknesses(weaknesses: readonly Weakness[]): void {
  localStorage.setItem(weaknessesKey, JSON.stringify({ version, weaknesses }));
}

/** The stored weaknesses; an empty list if there are none or they cannot be read. */
export function readWeaknesses(): Weakness[] {
  try {
    const text = localStorage.getItem(weaknessesKey);
    return text === null ? [] : parseWeaknesses(text);
  } catch {
    return [];
  }
}

/** Removes them, once added or declined. */
export function clearWeaknesses(): void {
  try {
    localStorage.removeItem(weaknessesKey);
  } catch {
    // Without storage there are none.
  }
}

function parseWeaknesses(text: string): Weakness[] {
  const left = readRecord(readJson(text, 'What the assessment left', 500_000), 'What the assessment left');
  if (left.version !== version) return [];
  return readWeaknessList(left.weaknesses, 'weaknesses');
}

/** Validates weaknesses from outside; `path` is the place named in errors. Throws an Error that says what is wrong and where. */
export function readWeaknessList(value: unknown, path: string): Weakness[] {
  return readList(value, path, maxWeaknesses, (item, place) => {
    const weakness = readRecord(item, place);
    return {
      category: readText(weakness.category, `${place}.category`, 200),
      score: readWholeNumber(weakness.score, `${place}.score`, 100),
      recommendation: readText(weakness.recommendation, `${place}.recommendation`, 5000),
    };
  });
}
