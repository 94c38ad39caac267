/** The role of a caller; `ended` for one whose session has ended. */
export type CallerRole = 'anonymous' | 'ended' | 'user' | 'owner';

export interface Refusal {
  status: 401 | 403;
  /** A sentence for the caller. */
  message: string;
}

/** Why a call is refused that is for the owner alone; null for the owner. The sentences name what the call does. */
export function refuseUnlessOwner(role: CallerRole, sentences: { user: string; anonymous: string }): Refusal | null {
  switch (role) {
    case 'owner':
      return null;
    case 'user':
      return { status: 403, message: sentences.user };
    case 'ended':
      return { status: 401, message: 'Your session has ended. Sign in again.' };
    case 'anonymous':
      return { status: 401, message: sentences.anonymous };
  }
}
