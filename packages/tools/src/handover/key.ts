/** The key of the weaknesses in `localStorage`, which other pages and tabs of the site read too. */
export const weaknessesKey = 'advisor-weaknesses';

/** Whether anything is stored, readable or not. */
export function hasStoredWeaknesses(): boolean {
  try {
    return localStorage.getItem(weaknessesKey) !== null;
  } catch {
    return false;
  }
}
