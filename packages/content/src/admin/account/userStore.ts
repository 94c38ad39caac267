export interface UserAccount {
  id: string;
  email: string;
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601; null for an account that has never signed in. */
  last_sign_in_at: string | null;
  is_owner: boolean;
  /** Whether it is the current account. */
  is_self: boolean;
}

/**
 * The accounts of the site. Every call rejects when it fails; the error's `reason`, if any, is a sentence for the
 * owner.
 */
export interface UserStore {
  /** All accounts: the current one first, then owners, then others by e-mail address. */
  list: () => Promise<UserAccount[]>;
  /** Grants or revokes the owner role. Owners cannot revoke their own. */
  setOwner: (id: string, owner: boolean) => Promise<void>;
}
