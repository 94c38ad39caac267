/** The sending of an edition. */
export interface EditionSending {
  id: string;
  state: 'sending' | 'paused' | 'sent';
  /** ISO 8601. */
  created_at: string;
  /** ISO 8601; null until it is finished. */
  finished_at: string | null;
  recipients: number;
  sent: number;
  failed: number;
  /** Unsent mails. */
  waiting: number;
  /** The mail server's last error. */
  last_error: string | null;
}

/** The schedule of an edition. */
export interface EditionSchedule {
  /** ISO 8601. */
  send_at: string;
  /** When its time came without recipients, ISO 8601; null otherwise. */
  missed_at: string | null;
}

/** An edition of the brief, with the state of its sending. */
export interface EditionRow {
  key: string;
  title: string;
  /** The edition's date; empty if not chosen. */
  date: string;
  /** Whether it is published, and whether a draft differs from that. */
  state: 'draft' | 'live' | 'changed';
  /** Why it cannot be sent, as a sentence. */
  problem: string | null;
  sending: EditionSending | null;
  /** Null for manual sending. */
  schedule: EditionSchedule | null;
}

/** The mail as readers get it, with its recipients. */
export interface EditionPreview {
  subject: string;
  text: string;
  html: string;
  /** Its path on the site, if published. */
  page: string | null;
  /** A hash of the content; only what was previewed can be sent. */
  digest: string;
  recipients: number;
  /** Subscribers who are left out because their last edition is too recent for the frequency they chose. */
  heldBack: number;
}

/**
 * The editions of the brief. Every call rejects when it fails; the error's `reason`, if any, is a sentence for the
 * owner.
 */
export interface BriefStore {
  /** All editions, newest first. */
  list: () => Promise<EditionRow[]>;
  preview: (key: string) => Promise<EditionPreview>;
  /** Mails it to the owner only; resolves to the address. */
  sendTest: (key: string) => Promise<string>;
  /** Publishes its current version. */
  publish: (key: string) => Promise<void>;
  /** Sends it once to all current recipients; resolves to their number. */
  send: (key: string, digest: string) => Promise<number>;
  /** Schedules the current content for a time, ISO 8601, or changes the time. */
  schedule: (key: string, digest: string, at: string) => Promise<void>;
  /** Cancels the schedule. Rejects once sending has started. */
  withdraw: (key: string) => Promise<void>;
  /** Pauses or resumes sending. */
  pause: (sendingId: string, paused: boolean) => Promise<void>;
}
