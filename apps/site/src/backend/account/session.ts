import type { Session } from '@supabase/supabase-js';
import { useSyncExternalStore } from 'react';
import { sessionStorageKey } from './storageKey';

// The session state that every page needs. `subscribeToAuth.ts`, which keeps it up to date, is loaded only if there is
// a session (`startSession.ts`).

/** The pending second step of a sign-in (AUTH-25). */
export interface SecondStepState {
  /** The account's authenticator apps. */
  apps: { id: string; name: string }[];
  hasRecoveryCodes: boolean;
}

/** The current user. `loading` until the stored session and, for a user, the role are known. */
export type SessionState =
  | { status: 'loading'; /** Whether the server has not answered and is being retried. */ unreachable: boolean }
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
      /** Null once done, and for an account without an authenticator app. */
      secondStep: SecondStepState | null;
    };

const loading: SessionState = { status: 'loading', unreachable: false };
/** Survives a reload of the tab: the mailed link works only once. */
const recoveryKey = 'advisor-recovery';

let state: SessionState = loading;
export const latest = {
  /** The latest session reported by the client; pending work for any other is stale. */
  session: null as Session | null,
  /** Whether Sign Out was pressed in this tab: the page may be left as soon as the session is gone. */
  byUser: false,
  /** Aborted by Sign Out: later responses are discarded. */
  untilSignOut: new AbortController(),
};
const listeners = new Set<() => void>();

/** Notifies all subscribers. */
export function setState(next: SessionState) {
  state = next;
  for (const listener of listeners) listener();
}

/** This browser's session, reactive. On the server it is always `loading`. */
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

/** This browser's session, outside React. */
export const currentState = () => state;

/** There is no session, or no longer one. */
export function signedOut() {
  latest.session = null;
  markRecovery(null);
  if (state.status !== 'signed-out') setState({ status: 'signed-out', byUser: latest.byUser });
}

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(sessionStorageKey) !== null;
  } catch {
    return false;
  }
}

/** Records that a user came to set a new password; `null` when done. */
export function markRecovery(userId: string | null) {
  try {
    if (userId === null) sessionStorage.removeItem(recoveryKey);
    else sessionStorage.setItem(recoveryKey, userId);
  } catch {
    // Without storage the form is lost on reload, and a new link can be requested.
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
