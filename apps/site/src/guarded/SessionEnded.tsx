import { SessionEndedDialog } from '@advisor/content/admin';
import { useEffect, useState } from 'react';
import { signIn } from '../backend/account/account';
import { setLeaveGuard, leaveGuard } from '../routing/navigationGuard';

export interface SessionEndedProps {
  /** Whose session has ended. */
  email: string;
  /** Who is signed in instead, if somebody is. */
  signedInInstead: string | undefined;
  /** Called when the person leaves the page. */
  onLeave: () => void;
}

/** Stands over a guarded page whose session has ended, until they are signed in again or leave. */
export function SessionEnded({ email, signedInInstead, onLeave }: SessionEndedProps) {
  const [unsaved] = useState(() => leaveGuard() !== undefined);
  // The question of the page's own guard would be hidden with it; this dialog asks for both.
  useEffect(() => (unsaved ? setLeaveGuard(() => undefined) : undefined), [unsaved]);
  return (
    <SessionEndedDialog
      email={email}
      signedInInstead={signedInInstead}
      unsaved={unsaved}
      onSignIn={(password) => signIn(email, password)}
      onLeave={onLeave}
    />
  );
}
