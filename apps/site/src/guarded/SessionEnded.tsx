import { SessionEndedDialog } from '@advisor/content/admin';
import { useEffect, useState } from 'react';
import { signIn } from '../backend/account/account';
import type { SecondStepState } from '../backend/account/session';
import { setLeaveGuard, leaveGuard } from '../routing/navigationGuard';
import { answersOf } from './SecondStep';

export interface SessionEndedProps {
  /** The user whose session has ended. */
  email: string;
  /** Who is signed in instead, if anyone. */
  signedInInstead: string | undefined;
  /** The account's pending second step. */
  secondStep: SecondStepState | null;
  /** Called when the user leaves the page. */
  onLeave: () => void;
}

/** Covers a guarded page whose session has ended, until they sign in again or leave. */
export function SessionEnded({ email, signedInInstead, secondStep, onLeave }: SessionEndedProps) {
  const [unsaved] = useState(() => leaveGuard() !== undefined);
  // The page's own guard would be hidden with it; this dialog asks for both.
  useEffect(() => (unsaved ? setLeaveGuard(() => undefined) : undefined), [unsaved]);
  return (
    <SessionEndedDialog
      email={email}
      signedInInstead={signedInInstead}
      unsaved={unsaved}
      onSignIn={(password) => signIn(email, password)}
      secondStep={secondStep ? answersOf(secondStep) : undefined}
      onLeave={onLeave}
    />
  );
}
