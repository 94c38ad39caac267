import { Form, messages, TextField } from '@advisor/ui/forms';
import { object, ref, string } from 'yup';
import { AuthCard } from '../AuthCard';

export interface NewPasswordCardProps {
  /** Whose password it is. */
  email: string;
  /** Called with the new password. A rejection's message is shown. */
  onSubmit: (password: string) => Promise<unknown>;
  /** Called when the new password is set. */
  onDone: () => void;
}

/** The shortest password that the sign-in service takes, in characters (`supabase/config.toml`). */
const least = 12;

const schema = object({
  password: string()
    .required(messages.enter('a new password'))
    .min(least, `Use ${least} characters or more.`)
    .max(72, messages.shorten(72)),
  again: string()
    .required(messages.enter('the password again'))
    .oneOf([ref('password')], 'Enter the same password twice.'),
});

/** Sets a new password for who came by the link of a mail. Renders a `<section>`. */
export function NewPasswordCard({ email, onSubmit, onDone }: NewPasswordCardProps) {
  return (
    <AuthCard heading="Set your password" intro={`For ${email}.`}>
      <Form
        label="Set password"
        initialValues={{ password: '', again: '' }}
        schema={schema}
        submitLabel="Set password"
        busyLabel="Setting..."
        onSubmit={({ password }) => onSubmit(password)}
        successNotice={{ title: 'Your new password is set' }}
        failureNotice={(rejection) => ({
          title: 'The password was not set',
          message: rejection instanceof Error ? rejection.message : 'No answer from the server.',
        })}
        onDone={onDone}
      >
        <TextField
          name="password"
          label="New password"
          type="password"
          required
          hint={`${least} characters or more.`}
          autoComplete="new-password"
        />
        <TextField name="again" label="The same again" type="password" required autoComplete="new-password" />
      </Form>
    </AuthCard>
  );
}
