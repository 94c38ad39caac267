import { AdminHeading } from '../AdminHeading';
import { SecondFactorSection } from '../SecondFactorSection';
import type { SecondFactorStore } from '../account/secondFactorStore';
import type { SessionStore } from '../account/sessionStore';
import { PasswordSection, type PasswordChange } from './PasswordSection';
import { SessionSection } from './SessionSection';
import { useSessions } from './useSessions';

export interface AccountManagerProps {
  /** The e-mail address of the signed-in user. */
  email: string;
  sessions: SessionStore;
  secondFactor: SecondFactorStore;
  /**
   * Called with the current and the new password. The message of a rejection is shown, its `fields` at the fields
   * `current` and `password`.
   */
  onPasswordChange: (change: PasswordChange) => Promise<unknown>;
}

// ADMIN-14
/** The page /admin/account: password, two-step sign-in, and the sessions of the account. */
export function AccountManager({ email, sessions, secondFactor, onPasswordChange }: AccountManagerProps) {
  const list = useSessions(sessions);
  return (
    <>
      <AdminHeading headline="Account" tagline={`Signed in as ${email}`} />
      <PasswordSection email={email} onChange={onPasswordChange} onDone={() => void list.reload()} />
      <SecondFactorSection email={email} secondFactor={secondFactor} onChange={() => void list.reload()} />
      <SessionSection {...list} />
    </>
  );
}
