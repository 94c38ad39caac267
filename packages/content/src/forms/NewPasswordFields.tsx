import { TextField } from '@advisor/ui/forms';
import { minLength } from './newPassword';

/** The two fields for a new password, bound to the surrounding form. */
export function NewPasswordFields() {
  return (
    <>
      <TextField
        name="password"
        label="New password"
        type="password"
        required
        hint={`${minLength} characters or more, and not easy to guess: several unrelated words, for example.`}
        autoComplete="new-password"
      />
      <TextField name="again" label="The same again" type="password" required autoComplete="new-password" />
    </>
  );
}
