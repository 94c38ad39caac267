/** An account that can sign in. */
export interface UserAccount {
  id: string;
  email: string;
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601; null for an account that has never signed in. */
  last_sign_in_at: string | null;
  is_owner: boolean;
  /** Whether it is the account that is signed in here. */
  is_self: boolean;
}

/** The accounts of the site. Every call rejects when it fails; a `reason` of the error is a sentence that is shown. */
export interface UserStore {
  /** All accounts: one's own first, then owners, then the others by email address. */
  list: () => Promise<UserAccount[]>;
  /** Gives an account the role of the owner, or takes it. Nobody takes it from themselves. */
  setOwner: (id: string, owner: boolean) => Promise<void>;
}
