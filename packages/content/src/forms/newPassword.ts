import { messages } from '@advisor/ui/forms';
import { ref, string } from 'yup';

/** The minimum length of a password, in characters, as in `supabase/config.toml`. */
export const minLength = 12;
/** The maximum length in bytes: bcrypt ignores anything beyond. */
const maxBytes = 72;

/** The values of the fields for a new password. */
export interface NewPasswordValues {
  password: string;
  again: string;
}

export const noNewPassword: NewPasswordValues = { password: '', again: '' };

/** The validation without the server, which also rejects common passwords. */
export const newPasswordRules = {
  password: string()
    .required(messages.enter('a new password'))
    .min(minLength, `Use ${minLength} characters or more.`)
    .test(
      'bytes',
      'Use a shorter password: letters and digits count once, other characters up to four times.',
      (text) => (text ? new TextEncoder().encode(text).length <= maxBytes : true),
    ),
  again: string()
    .required(messages.enter('the password again'))
    .oneOf([ref('password')], 'Enter the same password twice.'),
};

/** The notice for a password that was not set. Errors of single fields are shown at the fields. */
export function passwordFailure(rejection: unknown): { title: string; message?: string } {
  const title = 'The password was not set';
  if (!(rejection instanceof Error)) return { title, message: 'No answer from the server.' };
  return 'fields' in rejection ? { title } : { title, message: rejection.message };
}
