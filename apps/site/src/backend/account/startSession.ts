import { sessionStorageKey } from './storageKeys';
import { currentState, hasStoredSession, setState, signedOut } from './session';

/**
 * Subscribes to the session. Without a stored one the visitor is signed out and nothing is fetched. A sign-in or sign-out in
 * another tab is noticed by its write to the storage, or when the page comes back from the back/forward cache, which misses
 * it. Returns the unsubscribe function.
 */
export function startSession(): () => void {
  const follow = () => (hasStoredSession() ? followSession() : signedOut());
  const followOtherTab = ({ key }: StorageEvent) => {
    // A key of null is a storage that was cleared.
    if (key === sessionStorageKey || key === null) follow();
  };
  const followMissed = ({ persisted }: PageTransitionEvent) => {
    if (persisted) follow();
  };
  addEventListener('storage', followOtherTab);
  addEventListener('pageshow', followMissed);
  follow();
  return () => {
    removeEventListener('storage', followOtherTab);
    removeEventListener('pageshow', followMissed);
  };
}

/** Loads the code that subscribes, again when the network is back: being offline does not end a session. */
function followSession() {
  import('./subscribeToAuth').then(
    ({ subscribeToAuth }) => subscribeToAuth(),
    () => {
      if (currentState().status === 'loading') setState({ status: 'loading', unreachable: true });
      addEventListener('online', followSession, { once: true });
    },
  );
}
