import { AccountNav } from '@advisor/content/sections';
import { signOut, useSession } from '../backend/session';

/** The right end of the navigation bar: Login, or the account of who is signed in. */
export function AccountActions() {
  const session = useSession();
  const account = session.status === 'signed-in' ? { email: session.email, isAdmin: session.isAdmin } : undefined;
  return <AccountNav account={account} onSignOut={signOut} />;
}
