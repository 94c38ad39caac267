/**
 * Brings the place that the address names into sight (`showPlace`), with code that is loaded for it. Where that cannot be
 * loaded, the page is where the browser has put it.
 */
export function goToPlace(): void {
  import('./showPlace').then(
    ({ showPlace }) => showPlace(),
    () => {},
  );
}
