import { AccountManager } from '@advisor/content/admin';
import { setNewPassword } from '../backend/account';
import { useSession } from '../backend/session';
import { sessionStore } from '../backend/sessions';

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
