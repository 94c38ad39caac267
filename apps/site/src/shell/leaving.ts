/** Asked before back or forward leaves the page; `step` is how far the person wanted to go. */
type Ask = (step: number) => void;

let guard: { ask: Ask; here: number } | null = null;

/** What the router keeps in the browser's history: the place of each entry. */
const placeInHistory = () => (history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Takes a step back or forward back while a page guards itself. Has to be called before the router starts to listen:
 * listeners of the window are called in the order in which they came, and the router must not hear of such a step.
 */
export function watchLeaving(): void {
  addEventListener('popstate', (event) => {
    if (!guard) return;
    event.stopImmediatePropagation();
    const step = placeInHistory() - guard.here;
    // The step that takes the person's own one back arrives here too.
    if (step === 0) return;
    history.go(-step);
    guard.ask(step);
  });
}

/** Guards the page that is shown, until the returned function is called. */
export function guardLeaving(ask: Ask): () => void {
  const mine = { ask, here: placeInHistory() };
  guard = mine;
  return () => {
    if (guard === mine) guard = null;
  };
}
