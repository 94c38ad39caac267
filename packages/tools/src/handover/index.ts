import { readList, readRecord, readText, readWholeNumber, readJson } from '../share-state';
import type { Weakness } from '../risk-matrix/weaknesses';
import { weaknessesKey } from './key';

/*
 * How the security assessment gives its weaknesses to the risk matrix of the same site: it leaves them in this browser's
 * storage, the matrix offers to add them, and what was taken or declined is removed. Nothing is sent.
 */

export { weaknessesKey, weaknessesWait } from './key';

const version = 1;
const mostWeaknesses = 100;

/** Leaves the weaknesses for the risk matrix. Throws when this browser does not allow saving. */
export function leaveWeaknesses(weaknesses: readonly Weakness[]): void {
  localStorage.setItem(weaknessesKey, JSON.stringify({ version, weaknesses }));
}

/** The weaknesses left for the risk matrix; none when there are none, or when they cannot be read. */
export function readWeaknesses(): Weakness[] {
  try {
    const text = localStorage.getItem(weaknessesKey);
    return text === null ? [] : parseWeaknesses(text);
  } catch {
    return [];
  }
}

/** Takes them away, once they were added or declined. */
export function forgetWeaknesses(): void {
  try {
    localStorage.removeItem(weaknessesKey);
  } catch {
    // A browser without storage has kept none.
  }
}

function parseWeaknesses(text: string): Weakness[] {
  const left = readRecord(readJson(text, 'What the assessment left', 500_000), 'What the assessment left');
  if (left.version !== version) return [];
  return readList(left.weaknesses, 'weaknesses', mostWeaknesses, (value, path) => {
    const weakness = readRecord(value, path);
    return {
      category: readText(weakness.category, `${path}.category`, 200),
      score: readWholeNumber(weakness.score, `${path}.score`, 100),
      recommendation: readText(weakness.recommendation, `${path}.recommendation`, 5000),
    };
  });
}
