import { AccountNav } from '@advisor/content/sections';
import { useSession } from '../backend/account/session';

/** The right end of the navigation bar: Login, or the account of who is signed in. */
export function AccountActions() {
  const session = useSession();
  const account = session.status === 'loading' ? undefined : session.status === 'signed-in' ? session : null;
  return <AccountNav account={account} onSignOut={() => void signOut()} />;
}

/** With a session, this code is loaded already, so it works offline; other visitors do not need it. */
async function signOut() {
  const auth = await import('../backend/account/subscribeToAuth');
  await auth.signOut();
}
