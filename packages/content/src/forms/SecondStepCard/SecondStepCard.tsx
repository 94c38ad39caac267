import { Button } from '@advisor/ui';
import { useEffect, useRef } from 'react';
import { AuthCard } from '../AuthCard';
import { SecondStepForm, type SecondStepFormProps } from '../SecondStepForm';

export interface SecondStepCardProps extends Pick<SecondStepFormProps, 'apps' | 'onCode' | 'onRecoveryCode'> {
  /** The account that is signing in. */
  email: string;
  /** Called when the user returns to sign in, for example with another account. */
  onBack: () => void;
}

// AUTH-25
/** The second step of signing in, after the password. Renders a `<section>`; focus moves to the code. */
export function SecondStepCard({ email, onBack, ...form }: SecondStepCardProps) {
  const fields = useRef<HTMLDivElement>(null);
  // The submit button of the previous step was removed with its form.
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  return (
    <AuthCard
      heading="Enter your code"
      intro={`Your password was right. Now the code for ${email}, from your authenticator app.`}
    >
      <div ref={fields}>
        <SecondStepForm
          {...form}
          actions={
            <Button variant="secondary" onClick={onBack}>
              Back to sign in
            </Button>
          }
        />
      </div>
    </AuthCard>
  );
}
