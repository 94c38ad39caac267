import { getClient } from './client';
import { follow, store } from './subscribeToAuth';
import { markRecovery } from './session';

/** Signs in with a password; resolves when the session is known and the role was asked for. Rejects with the server's message. */
export async function signIn(email: string, password: string): Promise<void> {
  const client = await follow();
  const { data, error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw new Error(error.message);
  await store(client, data.session);
}

/**
 * Lets the server mail a link with which a new password can be set. It answers alike whether or not there is such an
 * account. Rejects with the server's message.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: `${location.origin}/auth` });
  if (error) throw new Error(error.message);
}

/** Takes the code of such a mail in place of its link. Rejects with the server's message. */
export async function enterResetCode(email: string, code: string): Promise<void> {
  const client = await follow();
  const { data, error } = await client.auth.verifyOtp({ email, token: code, type: 'recovery' });
  if (error) throw new Error(error.message);
  if (!data.session) throw new Error('Auth session missing!');
  markRecovery(data.session.user.id);
  await store(client, data.session);
}

/** Which field of a form a refusal of the sign-in service is about. */
const fieldOf: Record<string, 'current' | 'password'> = {
  current_password_required: 'current',
  current_password_invalid: 'current',
  weak_password: 'password',
  same_password: 'password',
};

/** How a hosted project refuses a change a day or more after the sign-in; its own words lead to a code that no screen asks for. */
const tooLongAgo = 'reauthentication_needed';

/**
 * Sets the new password of who is signed in, and ends all their other sessions. `current`, the one before, is needed
 * from whoever has not just signed in. Rejects with the server's message; what is wrong with a field is also in `fields`.
 */
export async function setNewPassword(password: string, current?: string): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.updateUser({ password, ...(current && { current_password: current }) });
  if (error) {
    const field = error.code && fieldOf[error.code];
    const words =
      error.code === tooLongAgo ? 'You signed in more than a day ago. Sign out, sign in and try again.' : error.message;
    throw Object.assign(new Error(words), field && { fields: { [field]: words } });
  }
  // The embedded project has ended them with the change already; a hosted one leaves them alone.
  await client.auth.signOut({ scope: 'others' });
}

/** The new password is set: the way to the rest of the site is open. */
export function finishRecovery(): void {
  markRecovery(null);
}

/**
 * Creates an account (AUTH-11). No screen uses it, and the server's configuration has sign-up closed; it exists for
 * sites that open it.
 */
export async function signUp(email: string, password: string, fullName = ''): Promise<void> {
  const client = await getClient();
  const { error } = await client.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: `${location.origin}/`, data: { full_name: fullName } },
  });
  if (error) throw new Error(error.message);
}
