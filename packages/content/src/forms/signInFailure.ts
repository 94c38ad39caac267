import type { Notice } from '@advisor/ui';

/** The message of Supabase Auth for a wrong password or an unknown address. */
const wrongCredentials = 'Invalid login credentials';

// AUTH-1
/** The notice for a rejected sign-in. `advice` says what to check after wrong credentials. */
export function signInFailure(rejection: unknown, advice: string): Notice {
  const message = rejection instanceof Error ? rejection.message : 'no answer from the server';
  return { title: `Sign in failed: ${message}`, ...(message === wrongCredentials && { message: advice }) };
}

// AUTH-3
/** The notice for a mail that was not sent, and for a link or a code that was not taken. */
export const resetFailure = (rejection: unknown): Notice => ({
  title: 'That did not work',
  message: rejection instanceof Error ? rejection.message : 'No answer from the server.',
});
