import type { Session } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import { roleStorageKey, sessionStorageKey } from './storageKeys';

// What every page needs to know about the session. `subscribeToAuth.ts`, which keeps it up to date, is loaded only where
// there is one (`startSession.ts`).

/** The current user. `loading` until the stored session and, for a user, the role are known. */
export type SessionState =
  | { status: 'loading'; /** Whether the server was asked in vain, and is asked again. */ unreachable: boolean }
  | {
      status: 'signed-out';
      /** Whether Sign Out was pressed in this tab; otherwise the session ended in another way, or there was none. */
      byUser: boolean;
    }
  | {
      status: 'signed-in';
      userId: string;
      email: string;
      isAdmin: boolean;
      /** Whether they followed a password reset link and have not set a new password yet. */
      recovering: boolean;
      /** Whether they have a generated password and must set their own first. */
      mustChangePassword: boolean;
    };

const loading: SessionState = { status: 'loading', unreachable: false };
/** Survives a reload of the tab: the link in the mail works only once. */
const recoveryKey = 'advisor-recovery';

let state: SessionState = loading;
export const latest = {
  /** The latest session reported by the client; pending work for any other session is out of date. */
  session: null as Session | null,
  /** Whether Sign Out was pressed in this tab: the page may be left at once when the session is gone. */
  byUser: false,
  /** How far this computer's clock is ahead of the server's, in ms, by the latest answer that told the time. */
  clockAhead: 0,
};
const listeners = new Set<() => void>();

/** Tells everyone who is here now, and the next page. */
export function setState(next: SessionState) {
  state = next;
  for (const listener of listeners) listener();
  if (next.status === 'loading') return;
  try {
    if (next.status === 'signed-out') localStorage.removeItem(roleStorageKey);
    else localStorage.setItem(roleStorageKey, next.isAdmin ? 'admin' : 'user');
  } catch {
    // Without a storage there is no session for the next page either.
  }
}

/** The session of this browser, followed as it changes. On the server it is always `loading`. */
export function useSession(): SessionState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => loading,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The session of this browser, outside of React. */
export const currentState = () => state;

/** There is no session any more, or none at all. */
export function signedOut() {
  latest.session = null;
  markRecovery(null);
  if (state.status !== 'signed-out') setState({ status: 'signed-out', byUser: latest.byUser });
}

/** Whether there is a session in the storage of this browser. What is damaged can be neither used nor renewed, and is removed. */
export function hasStoredSession(): boolean {
  try {
    const stored = localStorage.getItem(sessionStorageKey);
    if (stored === null || isSession(stored)) return stored !== null;
    localStorage.removeItem(sessionStorageKey);
  } catch {
    // Without a storage there is no session in it.
  }
  return false;
}

/** Whether a stored text is a session, as far as supabase-js and the pages rely on it without looking. */
function isSession(stored: string): boolean {
  try {
    const { access_token: token, refresh_token: renewal, expires_at: end, user } = JSON.parse(stored) as Session;
    return (
      /^[\w-]+\.[\w-]+\.[\w-]+$/.test(token) &&
      /^[!-~]+$/.test(renewal) &&
      Number.isFinite(end) &&
      typeof user.id === 'string'
    );
  } catch {
    return false;
  }
}

/** Notes that a user came to set a new password; `null` when that is done. */
export function markRecovery(userId: string | null) {
  try {
    if (userId === null) sessionStorage.removeItem(recoveryKey);
    else sessionStorage.setItem(recoveryKey, userId);
  } catch {
    // Without a storage the form is gone after a reload, and a new link can be asked for.
  }
  if (userId === null && state.status === 'signed-in') setState({ ...state, recovering: false });
}

/** Whether a user came to set a new password, and has not yet. */
export function isRecovering(userId: string): boolean {
  try {
    return sessionStorage.getItem(recoveryKey) === userId;
  } catch {
    return false;
  }
}
