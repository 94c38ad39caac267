import { Form, messages, TextField } from '@advisor/ui/forms';
import { Text } from '@advisor/ui';
import { object, string } from 'yup';
import { SecondStepForm } from '../../forms/SecondStepForm';
import type { SecondFactor, SecondFactorStore } from '../account/secondFactorStore';

export interface ProofStepProps {
  email: string;
  factor: SecondFactor;
  secondFactor: Pick<SecondFactorStore, 'prove'>;
  /** Called after reauthentication. */
  onDone: () => void;
}

const schema = object({ password: string().required(messages.enter('your password')) });

/** Reauthenticates before factors are changed, by password or, with an app, by code (AUTH-23). */
export function ProofStep({ email, factor, secondFactor, onDone }: ProofStepProps) {
  const { apps, recoveryCodes } = factor;
  if (apps.length > 0) {
    return (
      <>
        <Text>Enter a code first: you signed in more than ten minutes ago.</Text>
        <SecondStepForm
          apps={apps}
          onCode={(code, appId) => secondFactor.prove({ code, appId })}
          onRecoveryCode={recoveryCodes?.remaining ? (recoveryCode) => secondFactor.prove({ recoveryCode }) : undefined}
          onDone={onDone}
        />
      </>
    );
  }
  return (
    <Form
      label="Your password"
      initialValues={{ password: '' }}
      schema={schema}
      submitLabel="Continue"
      busyLabel="Checking..."
      onSubmit={({ password }) => secondFactor.prove({ password })}
      failureNotice={failureOf}
      onDone={onDone}
    >
      <Text>Enter your password first: you signed in more than ten minutes ago.</Text>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <TextField name="password" label="Password" type="password" required autoComplete="current-password" />
    </Form>
  );
}

/** The notice for a refused proof. */
export function failureOf(rejection: unknown) {
  const message = rejection instanceof Error ? rejection.message : 'No answer from the server.';
  return { title: 'That did not work', message };
}
