import { AdminHeading } from '../AdminHeading';
import type { SessionStore } from '../sessionStore';
import { PasswordSection, type PasswordChange } from './PasswordSection';
import { SessionSection } from './SessionSection';
import { useSessions } from './useSessions';

export interface AccountManagerProps {
  /** The email address of the signed-in user. */
  email: string;
  /** Where the sessions of the account are listed and ended. */
  sessions: SessionStore;
  /**
   * Called with the current password and the new one. The message of a rejection is shown, its `fields` at the fields
   * `current` and `password`.
   */
  onPasswordChange: (change: PasswordChange) => Promise<unknown>;
}

// ADMIN-14
/** The page /admin/account: changing the password, and the sessions of the account. */
export function AccountManager({ email, sessions, onPasswordChange }: AccountManagerProps) {
  const list = useSessions(sessions);
  return (
    <>
      <AdminHeading headline="Account" tagline={`Signed in as ${email}`} />
      <PasswordSection email={email} onChange={onPasswordChange} onDone={() => void list.reload()} />
      <SessionSection {...list} />
    </>
  );
}
