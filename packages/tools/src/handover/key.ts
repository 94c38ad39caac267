/** The key of the weaknesses in `localStorage`, shared with other pages and tabs of the site. */
export const weaknessesKey = 'advisor-weaknesses';

/** Whether anything is stored, readable or not. */
export function hasStoredWeaknesses(): boolean {
  try {
    return localStorage.getItem(weaknessesKey) !== null;
  } catch {
    return false;
  }
}
