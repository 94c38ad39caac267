/**
 * The caller's role; `ended` if the session has ended, `unproven` if it lacks the second factor that the account
 * requires (AUTH-20).
 */
export type CallerRole = 'anonymous' | 'ended' | 'unproven' | 'user' | 'owner';

export interface Refusal {
  status: 401 | 403;
  /** A sentence for the caller. */
  message: string;
}

/** Why an owner-only call is refused; null for the owner. The sentences name what the call does. */
export function refuseUnlessOwner(role: CallerRole, sentences: { user: string; anonymous: string }): Refusal | null {
  switch (role) {
    case 'owner':
      return null;
    case 'user':
      return { status: 403, message: sentences.user };
    case 'ended':
      return { status: 401, message: 'Your session has ended. Sign in again.' };
    case 'unproven':
      return { status: 403, message: 'Enter the code of your authenticator app to finish signing in.' };
    case 'anonymous':
      return { status: 401, message: sentences.anonymous };
  }
}
