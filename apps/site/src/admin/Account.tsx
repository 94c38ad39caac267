import { AccountManager } from '@advisor/content/admin';
import { useState } from 'react';
import { setNewPassword } from '../backend/account/account';
import { secondFactorStore } from '../backend/account/secondFactor';
import { useSession } from '../backend/account/session';
import { sessionStore } from '../backend/account/sessions';

/** /admin/account. Keeps its input while its session has ended (AUTH-6). */
export default function Account() {
  const session = useSession();
  const [email, setEmail] = useState<string>();
  if (session.status === 'signed-in' && session.email !== email) setEmail(session.email);
  if (email === undefined) return null;
  return (
    <AccountManager
      email={email}
      sessions={sessionStore}
      secondFactor={secondFactorStore}
      onPasswordChange={({ current, password }) => setNewPassword(password, current)}
    />
  );
}
