import type { AccountSession } from './session';

/** The sessions of the signed-in user. Every call rejects when it fails. */
export interface SessionStore {
  /** All sessions: the current one first, then by last use. */
  list: () => Promise<AccountSession[]>;
  /** Ends one session. It is not an error if it has already ended. */
  end: (id: string) => Promise<void>;
  /** Ends all other sessions. */
  endOthers: () => Promise<void>;
}
