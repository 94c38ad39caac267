/** The mail configuration, without secrets. */
export interface MailSetup {
  /** `file` writes each mail to a file; with `none` messages are stored and wait. */
  delivery: 'smtp' | 'file' | 'none';
  /** The problem with a setting, as a sentence. */
  problem: string | null;
  server: {
    host: string;
    port: number;
    /** Implicit TLS, required STARTTLS, or STARTTLS if offered. */
    encryption: 'tls' | 'starttls' | 'offered';
    /** Whether it authenticates with user name and password. */
    signsIn: boolean;
  } | null;
  /** Null if unknown. */
  from: string | null;
  to: string | null;
  /** The missing settings that prevent sending. */
  missing: readonly string[];
  /** The unset settings for which defaults apply. */
  defaults: readonly string[];
  /** Whether settings are environment variables of the server, or secrets of a hosted project. */
  place: 'environment' | 'secrets';
  /** The retry interval in seconds; null if the next message triggers a retry. */
  retrySeconds: number | null;
  queue: {
    /** Messages whose mail has not been tried yet. */
    waiting: number;
    /** Messages whose mail has failed and will be retried. */
    failed: number;
    /** The latest failure; `nextAt` is ISO 8601. */
    lastFailure: { reason: string; nextAt: string } | null;
  };
}

/** The result of a test mail. */
export interface TestMail {
  /**
   * `accepted` by the mail server or `written` to a file; otherwise the server `refused` it, was `unreachable`, or
   * timed out (`late`).
   */
  outcome: 'accepted' | 'written' | 'refused' | 'unreachable' | 'late';
  /** What was refused, if known. */
  refused: 'sign-in' | 'sender' | 'recipient' | 'encryption' | null;
  /** The mail server's response, or the error. */
  reason: string | null;
}

/** The mail settings. Every call rejects when it fails; the error's `reason`, if any, is a sentence for the owner. */
export interface MailStore {
  load: () => Promise<MailSetup>;
  /** Mails the owner a test. Resolves even if the mail server refuses it. */
  sendTest: () => Promise<TestMail>;
}
