/** One place where the account is signed in. */
export interface AccountSession {
  id: string;
  /** The device in words: "Firefox on Windows". `null` when it did not say. */
  device: string | null;
  /** When it was signed in; ISO 8601. */
  created_at: string;
  /** When it was used last, to the hour: that often a device renews its session; ISO 8601. */
  last_seen_at: string;
  /** Whether it is the one that asks. */
  current: boolean;
}

/** What a session is called. */
export function deviceOf({ device }: AccountSession): string {
  return device ?? 'Unknown device';
}
