import { AccountNav } from '@advisor/content/sections';
import { useSession } from '../backend/session';

/** The right end of the navigation bar: Login, or the account of who is signed in. */
export function AccountActions() {
  const session = useSession();
  const account = session.status === 'signed-in' ? { email: session.email, isAdmin: session.isAdmin } : undefined;
  return <AccountNav account={account} onSignOut={() => void signOut()} />;
}

/** Where there is a session this code is there already, also without a network; other visitors have no use for it. */
async function signOut() {
  const following = await import('../backend/following');
  await following.signOut();
}
