import type { AccountSession } from './session';

/** The sessions of who is signed in. Every call rejects when it fails. */
export interface SessionStore {
  /** All of them: this one first, then the last seen first. */
  list: () => Promise<AccountSession[]>;
  /** Ends one. One that has ended already is no failure. */
  end: (id: string) => Promise<void>;
  /** Ends all but this one. */
  endOthers: () => Promise<void>;
}
