import { Alert, Button, Stack } from '@advisor/ui';
import { Form, messages, TextField } from '@advisor/ui/forms';
import { useState } from 'react';
import { object, string } from 'yup';
import { AuthCard } from '../AuthCard';
import { resetFailure } from '../signInFailure';

export interface ForgotPasswordCardProps {
  /** Called with the email address. The message of a rejection is shown. */
  onSubmit: (email: string) => Promise<unknown>;
  /** Called with the address and the code of the mail. The message of a rejection is shown. */
  onCode: (email: string, code: string) => Promise<unknown>;
  /** Called when the person returns to sign in. */
  onBack: () => void;
}

const emailSchema = object({
  email: string().trim().required(messages.enter('your email address')).email(messages.email),
});

const codeSchema = object({ code: string().trim().required(messages.enter('the code from the mail')) });

// AUTH-3
/** Requests a mail for a new password, and accepts the code of that mail. Renders a `<section>`. */
export function ForgotPasswordCard({ onSubmit, onCode, onBack }: ForgotPasswordCardProps) {
  const [sentTo, setSentTo] = useState<string>();
  const back = (
    <Button variant="secondary" onClick={onBack}>
      Back to sign in
    </Button>
  );
  if (sentTo === undefined) {
    return (
      <AuthCard heading="Forgot your password?" intro="Enter your email address to get a link for a new password.">
        <Form
          label="Reset password"
          initialValues={{ email: '' }}
          schema={emailSchema}
          submitLabel="Send link"
          busyLabel="Sending..."
          onSubmit={({ email }) => onSubmit(email)}
          failureNotice={resetFailure}
          onDone={({ email }) => setSentTo(email)}
          actions={back}
        >
          <TextField name="email" label="Email" type="email" required autoComplete="username" />
        </Form>
      </AuthCard>
    );
  }
  return (
    <AuthCard heading="Check your mail" intro="Open the link in it, or enter its code here.">
      <Stack space="l">
        <Alert live title="A mail is on its way">
          {`If there is an account for ${sentTo}, it gets a mail within a few minutes. The link and the code work once, for an hour.`}
        </Alert>
        <Form
          label="Enter code"
          initialValues={{ code: '' }}
          schema={codeSchema}
          submitLabel="Continue"
          busyLabel="Checking..."
          onSubmit={({ code }) => onCode(sentTo, code)}
          failureNotice={resetFailure}
          actions={back}
        >
          <TextField name="code" label="Code" required autoComplete="one-time-code" />
        </Form>
      </Stack>
    </AuthCard>
  );
}
