import { getClient } from '../client';
import { follow, store } from './subscribeToAuth';
import { markRecovery } from './session';

/** What the person is told, and whether asking again may help, as where nobody answered. */
function refusal({ name, message }: Error): Error {
  return Object.assign(new Error(message), { retry: name === 'AuthRetryableFetchError' });
}

/** Signs in with a password; resolves when the session is known and the role has been looked up. Rejects with the server's message. */
export async function signIn(email: string, password: string): Promise<void> {
  const client = await follow();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw refusal(error);
  await store(client, data.session);
}

/**
 * Asks the server to mail a password reset link. The answer is the same whether or not there is such an
 * account. Rejects with the server's message.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.resetPasswordForEmail(email);
  if (error) throw refusal(error);
}

/** Uses the link of such a mail, by the token in its fragment. Rejects with the server's message. */
export const followResetLink = (token: string) => recover({ token_hash: token });

/** Uses the code of such a mail instead of its link. Rejects with the server's message. */
export const enterResetCode = (email: string, code: string) => recover({ email, token: code });

/** Signs in to set a new password. */
async function recover(proof: { token_hash: string } | { email: string; token: string }): Promise<void> {
  const client = await follow();
  const { data, error } = await client.auth.verifyOtp({ ...proof, type: 'recovery' });
  if (error) throw refusal(error);
  if (!data.session) throw new Error('Auth session missing!');
  markRecovery(data.session.user.id);
  await store(client, data.session);
}

/** The form field that an error of the sign-in service concerns. */
const fieldOf: Record<string, 'current' | 'password'> = {
  current_password_required: 'current',
  current_password_invalid: 'current',
  weak_password: 'password',
  same_password: 'password',
};

/** The error of a hosted project for a change a day or more after the sign-in; its own message asks for a code that no screen offers. */
const tooLongAgo = 'reauthentication_needed';

/**
 * Sets a new password for the signed-in user and ends all their other sessions. `current`, the old password, is required
 * unless they have just signed in. Rejects with the server's message; errors of single fields are also in `fields`.
 */
export async function setNewPassword(password: string, current?: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.updateUser({ password, ...(current && { current_password: current }) });
  if (error) {
    const field = error.code && fieldOf[error.code];
    const words =
      error.code === tooLongAgo ? 'You signed in more than a day ago. Sign out, sign in and try again.' : error.message;
    throw Object.assign(refusal(error), { message: words }, field && { fields: { [field]: words } });
  }
  // The embedded project has already ended them with the change; a hosted one has not.
  await client.auth.signOut({ scope: 'others' });
}

/** The new password is set: the rest of the admin area is accessible. */
export function finishRecovery(): void {
  markRecovery(null);
}

/**
 * Creates an account (AUTH-11). No screen uses it, and the server's configuration has sign-up closed; it exists for
 * sites that open it.
 *
 * @public
 */
export async function signUp(email: string, password: string, fullName = ''): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: `${location.origin}/`, data: { full_name: fullName } },
  });
  if (error) throw refusal(error);
}
