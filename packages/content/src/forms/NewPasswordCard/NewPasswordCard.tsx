import { Form, messages, TextField } from '@advisor/ui/forms';
import { useState } from 'react';
import { object, string } from 'yup';
import { AuthCard } from '../AuthCard';
import { newPasswordRules, noNewPassword, passwordFailure } from '../newPassword';
import { NewPasswordFields } from '../NewPasswordFields';

export interface NewPasswordCardProps {
  /** The email address of the account. */
  email: string;
  /**
   * `first` after a sign-in with the generated password, `forgotten` after the link of a mail.
   * @default 'forgotten'
   */
  reason?: 'forgotten' | 'first';
  /**
   * Called with the new password, and with the current one if it was asked for. The message of a rejection is shown, its
   * `fields` at the fields `password` and `current`. An error for `current` makes the card ask for it.
   */
  onSubmit: (password: string, current?: string) => Promise<unknown>;
  /** Called once the new password is set. */
  onDone: () => void;
}

const schema = object(newPasswordRules);
const schemaWithCurrent = schema.shape({ current: string().required(messages.enter('your current password')) });

// AUTH-13
/** Sets a new password, after the link of a mail or a sign-in with the generated one. Renders a `<section>`. */
export function NewPasswordCard({ email, reason = 'forgotten', onSubmit, onDone }: NewPasswordCardProps) {
  const [asksCurrent, setAsksCurrent] = useState(false);

  async function submit(password: string, current: string) {
    try {
      await onSubmit(password, current || undefined);
    } catch (rejection) {
      if (refuses(rejection, 'current')) setAsksCurrent(true);
      throw rejection;
    }
  }

  return (
    <AuthCard
      heading="Set your password"
      intro={
        reason === 'first'
          ? `For ${email}. The one that you signed in with was made for the first time only: nothing here opens before you choose your own.`
          : `For ${email}.`
      }
    >
      <Form
        label="Set password"
        initialValues={{ ...noNewPassword, current: '' }}
        schema={asksCurrent ? schemaWithCurrent : schema}
        submitLabel="Set password"
        busyLabel="Setting..."
        onSubmit={({ password, current }) => submit(password, current)}
        successNotice={{ title: 'Your new password is set', message: 'All other sessions have ended.' }}
        failureNotice={passwordFailure}
        onDone={onDone}
      >
        {asksCurrent ? (
          <TextField name="current" label="Current password" type="password" required autoComplete="current-password" />
        ) : null}
        <NewPasswordFields />
      </Form>
    </AuthCard>
  );
}

/** Whether a rejection has an error for a field. */
function refuses(rejection: unknown, field: string): boolean {
  if (typeof rejection !== 'object' || rejection === null || !('fields' in rejection)) return false;
  const { fields } = rejection;
  return typeof fields === 'object' && fields !== null && field in fields;
}
