/** Goes to the page before this one. Returns whether there is one: a page opened in a new tab has none. */
export function goBack(): boolean {
  if (history.length < 2) return false;
  history.back();
  return true;
}
