/** Where the weaknesses lie in `localStorage`, which a link to another page or tab of the site still reads. */
export const weaknessesKey = 'advisor-weaknesses';

/** Whether something lies there, readable or not. */
export function weaknessesWait(): boolean {
  try {
    return localStorage.getItem(weaknessesKey) !== null;
  } catch {
    return false;
  }
}
