/** Goes to the previous page. Returns whether there is one: a new tab has none. */
export function goBack(): boolean {
  if (history.length < 2) return false;
  history.back();
  return true;
}
