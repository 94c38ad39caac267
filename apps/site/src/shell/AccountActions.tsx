import { AccountNav } from '@advisor/content/sections';
import { useLocation } from 'react-router-dom';
import { useSession } from '../backend/account/session';
import { findRoute } from '../routing/routes';

/**
 * The right end of the navigation bar: Login, or the signed-in account. On the owner's pages Login waits until the
 * visitor is known to be signed out, since they are then redirected.
 */
export function AccountActions() {
  const session = useSession();
  const { pathname } = useLocation();
  const pending = session.status === 'loading' && findRoute(pathname)?.access === 'guarded';
  // Someone who has given only the password is offered to continue signing in.
  const signedIn = session.status === 'signed-in' && !session.secondStep;
  const account = signedIn ? { email: session.email, isAdmin: session.isAdmin } : undefined;
  return <AccountNav account={account} pending={pending} onSignOut={() => void signOut()} />;
}

/** With a session this code is already loaded, so it works offline; other visitors do not need it. */
async function signOut() {
  const auth = await import('../backend/account/subscribeToAuth');
  await auth.signOut();
}
