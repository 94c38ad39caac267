import { AccountManager } from '@advisor/content/admin';
import { setNewPassword } from '../backend/account/account';
import { useSession } from '../backend/account/session';
import { sessionStore } from '../backend/account/sessions';

/** /admin/account */
export default function Account() {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  return (
    <AccountManager
      email={session.email}
      sessions={sessionStore}
      onPasswordChange={({ current, password }) => setNewPassword(password, current)}
    />
  );
}
