import { Hero } from '@advisor/ui/sections';
import type { SessionStore } from '../sessionStore';
import { PasswordSection, type PasswordChange } from './PasswordSection';
import { SessionSection } from './SessionSection';
import { useSessions } from './useSessions';

export interface AccountManagerProps {
  /** Who is signed in. */
  email: string;
  sessions: SessionStore;
  /**
   * Called with the current password and the new one. A rejection's message is shown; its `fields` at the fields
   * `current` and `password`.
   */
  onPasswordChange: (change: PasswordChange) => Promise<unknown>;
}

/** The page /admin/account: a new password, and the places where the account is signed in. */
export function AccountManager({ email, sessions, onPasswordChange }: AccountManagerProps) {
  const list = useSessions(sessions);
  return (
    <>
      <Hero label="Admin" headline="Account" tagline={`Signed in as ${email}`} />
      <PasswordSection email={email} onChange={onPasswordChange} onDone={() => void list.reload()} />
      <SessionSection {...list} />
    </>
  );
}
