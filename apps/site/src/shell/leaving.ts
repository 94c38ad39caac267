/** Asked before the page is left; `go` does what the person wanted: a step back, signing out. */
type Ask = (go: () => void) => void;

/** The page's own guard, and above it that of what stands over the page. The last one answers. */
const guards: { ask: Ask; here: number }[] = [];

/** What the router keeps in the browser's history: the place of each entry. */
const placeInHistory = () => (history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Takes a step back or forward back while a page guards itself. Has to be called before the router starts to listen:
 * listeners of the window are called in the order in which they came, and the router must not hear of such a step.
 */
export function watchLeaving(): void {
  addEventListener('popstate', (event) => {
    const guard = leaveGuard();
    if (!guard) return;
    event.stopImmediatePropagation();
    const step = placeInHistory() - guard.here;
    // The step that takes the person's own one back arrives here too.
    if (step === 0) return;
    history.go(-step);
    guard.ask(() => history.go(step));
  });
}

/** What asks before the page is left; `undefined` when nothing on it would be lost. */
export const leaveGuard = () => guards.at(-1);

/** Guards the page that is shown, until the returned function is called. */
export function guardLeaving(ask: Ask): () => void {
  const mine = { ask, here: placeInHistory() };
  guards.push(mine);
  return () => {
    const place = guards.indexOf(mine);
    if (place >= 0) guards.splice(place, 1);
  };
}
