import { sessionStorageKey } from './storageKey';
import { currentState, hasStoredSession, setState, signedOut } from './session';

/**
 * Subscribes to the session. Without a stored one the visitor is signed out and nothing
 * is fetched. A sign-in or sign-out in another tab is noticed by its write to the storage. Returns the unsubscribe function.
 */
export function startSession(): () => void {
  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === sessionStorageKey && newValue) followSession();
    // A key of null is a storage that was cleared.
    else if (key === sessionStorageKey || key === null) signedOut();
  };
  addEventListener('storage', followOtherTab);
  if (hasStoredSession()) followSession();
  else signedOut();
  return () => removeEventListener('storage', followOtherTab);
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
