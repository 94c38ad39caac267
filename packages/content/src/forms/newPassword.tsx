import { messages, TextField } from '@advisor/ui/forms';
import { ref, string } from 'yup';

/** The shortest password that the sign-in service takes, in characters (`supabase/config.toml`). */
const least = 12;
/** The longest, in bytes: what comes behind would not be compared. */
const most = 72;

/** What the fields of a new password hold. */
export interface NewPasswordValues {
  password: string;
  again: string;
}

export const noNewPassword: NewPasswordValues = { password: '', again: '' };

/** The rules that need no server: it knows those that are common or easy to guess. */
export const newPasswordRules = {
  password: string()
    .required(messages.enter('a new password'))
    .min(least, `Use ${least} characters or more.`)
    .test(
      'bytes',
      'Use a shorter password: letters and figures count once, other characters up to four times.',
      (text) => (text ? new TextEncoder().encode(text).length <= most : true),
    ),
  again: string()
    .required(messages.enter('the password again'))
    .oneOf([ref('password')], 'Enter the same password twice.'),
};

/** The two fields of a new password, bound to the form around them. */
export function NewPasswordFields() {
  return (
    <>
      <TextField
        name="password"
        label="New password"
        type="password"
        required
        hint={`${least} characters or more, and not easy to guess: several unrelated words, for example.`}
        autoComplete="new-password"
      />
      <TextField name="again" label="The same again" type="password" required autoComplete="new-password" />
    </>
  );
}

/** The words for a password that was not set. What is wrong with a single field stands at that field. */
export function passwordFailure(rejection: unknown): { title: string; message?: string } {
  const title = 'The password was not set';
  if (!(rejection instanceof Error)) return { title, message: 'No answer from the server.' };
  return 'fields' in rejection ? { title } : { title, message: rejection.message };
}
