import { SecondStepCard, type SecondStepCardProps } from '@advisor/content/forms';
import { notify } from '@advisor/ui';
import { enterCode, enterRecoveryCode } from '../backend/account/secondFactor';
import type { SecondStepState } from '../backend/account/session';
import { signOut } from '../backend/account/subscribeToAuth';

/** How the second step of a sign-in is submitted. */
export function answersOf({ apps, hasRecoveryCodes }: SecondStepState) {
  return { apps, onCode: enterCode, ...(hasRecoveryCodes && { onRecoveryCode: useRecoveryCodeOnce }) } satisfies Omit<
    SecondStepCardProps,
    'email' | 'onBack'
  >;
}

// AUTH-22
async function useRecoveryCodeOnce(code: string) {
  const left = await enterRecoveryCode(code);
  const words = left === 0 ? 'It was the last one.' : left === null ? '' : `${left} are left.`;
  void notify.success('You used a recovery code', `${words} New ones are made on your account page.`.trim());
}

/** The second step on the page /auth. */
export function SecondStep({ email, step }: { email: string; step: SecondStepState }) {
  return <SecondStepCard email={email} {...answersOf(step)} onBack={() => void signOut()} />;
}
