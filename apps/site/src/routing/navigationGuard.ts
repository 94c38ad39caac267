/** Called before the page is left; `go` continues with what was asked for, such as going back or signing out. */
type Ask = (go: () => void) => void;

/** The page's own guard, then those of dialogs above it. The last one is asked. */
const guards: { ask: Ask; here: number }[] = [];

/** The router's state in the browser's history: the index of each entry. */
const placeInHistory = () => (history.state as { idx?: number } | null)?.idx ?? 0;

/**
 * Reverts back and forward navigation while a page has a guard. Must be called before the router subscribes:
 * window listeners are called in the order of registration, and the router must not see such a navigation.
 */
export function watchNavigation(): void {
  addEventListener('popstate', (event) => {
    const guard = leaveGuard();
    if (!guard) return;
    event.stopImmediatePropagation();
    const step = placeInHistory() - guard.here;
    // The reverting navigation triggers this listener too.
    if (step === 0) return;
    history.go(-step);
    guard.ask(() => history.go(step));
  });
}

/** The guard of the page; `undefined` if nothing would be lost. */
export const leaveGuard = () => guards.at(-1);

/** Guards the current page until the returned function is called. */
export function setLeaveGuard(ask: Ask): () => void {
  const mine = { ask, here: placeInHistory() };
  guards.push(mine);
  return () => {
    const place = guards.indexOf(mine);
    if (place >= 0) guards.splice(place, 1);
  };
}
