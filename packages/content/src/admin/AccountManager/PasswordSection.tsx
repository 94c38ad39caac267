import { Section } from '@advisor/ui';
import { Form, messages, TextField } from '@advisor/ui/forms';
import { object, string } from 'yup';
import { newPasswordRules, noNewPassword, passwordFailure } from '../../forms/newPassword';
import { NewPasswordFields } from '../../forms/NewPasswordFields';

/** The current password and the new one. */
export interface PasswordChange {
  current: string;
  password: string;
}

export interface PasswordSectionProps {
  /** The email address of the account, for password managers. */
  email: string;
  onChange: (change: PasswordChange) => Promise<unknown>;
  /** Called once the new password is set. */
  onDone: () => void;
}

const schema = object({ current: string().required(messages.enter('your current password')), ...newPasswordRules });

/** Changes the password. */
export function PasswordSection({ email, onChange, onDone }: PasswordSectionProps) {
  return (
    <Section label="Sign-in" heading="Password" intro="A new password ends all other sessions of this account.">
      <Form
        label="Change password"
        initialValues={{ current: '', ...noNewPassword }}
        schema={schema}
        submitLabel="Change password"
        busyLabel="Changing..."
        onSubmit={({ current, password }) => onChange({ current, password })}
        successNotice={{ title: 'Your password is changed', message: 'All other sessions have ended.' }}
        failureNotice={passwordFailure}
        onDone={onDone}
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <TextField name="current" label="Current password" type="password" required autoComplete="current-password" />
        <NewPasswordFields />
      </Form>
    </Section>
  );
}
