import { AccountNav } from '@advisor/content/sections';
import { useLocation } from 'react-router-dom';
import { useSession } from '../backend/account/session';
import { findRoute } from '../routing/routes';

/**
 * The right end of the navigation bar: Login, or the account of who is signed in. On the owner's pages nobody is offered to
 * sign in before it is known that they are not: who is not leaves them.
 */
export function AccountActions() {
  const session = useSession();
  const { pathname } = useLocation();
  const pending = session.status === 'loading' && findRoute(pathname)?.access === 'guarded';
  const account = session.status === 'signed-in' ? { email: session.email, isAdmin: session.isAdmin } : undefined;
  return <AccountNav account={account} pending={pending} onSignOut={() => void signOut()} />;
}

/** With a session, this code is loaded already, so it works offline; other visitors do not need it. */
async function signOut() {
  const auth = await import('../backend/account/subscribeToAuth');
  await auth.signOut();
}
