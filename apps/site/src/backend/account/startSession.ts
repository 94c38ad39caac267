import { isRecoveryLink } from './recoveryLink';
import { sessionStorageKey } from './storageKey';
import { currentState, hasStoredSession, setState, signedOut } from './session';

/**
 * Subscribes to the session. Without a stored one or a mailed link, the visitor is signed out and nothing is fetched. A
 * sign-in or sign-out in another tab is noticed by its write to storage. Returns the unsubscribe function.
 */
export function startSession(): () => void {
  const followOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key === sessionStorageKey && newValue) followSession();
    // A null key means that storage was cleared.
    else if (key === sessionStorageKey || key === null) signedOut();
  };
  addEventListener('storage', followOtherTab);
  if (hasStoredSession() || isRecoveryLink(location.hash)) followSession();
  else signedOut();
  return () => removeEventListener('storage', followOtherTab);
}

/** Loads the subscribing code, again when the network is back: being offline does not end a session. */
function followSession() {
  import('./subscribeToAuth').then(
    ({ subscribeToAuth }) => subscribeToAuth(),
    () => {
      if (currentState().status === 'loading') setState({ status: 'loading', unreachable: true });
      addEventListener('online', followSession, { once: true });
    },
  );
}
