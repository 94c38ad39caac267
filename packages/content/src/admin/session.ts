/** One session of the account. */
export interface AccountSession {
  id: string;
  /** The device: "Firefox on Windows". `null` if unknown. */
  device: string | null;
  /** When it was signed in; ISO 8601. */
  created_at: string;
  /** When it was last used, to the hour, because sessions are renewed hourly; ISO 8601. */
  last_seen_at: string;
  /** Whether it is the current session. */
  current: boolean;
}

/** The name of a session. */
export function deviceOf({ device }: AccountSession): string {
  return device ?? 'Unknown device';
}
