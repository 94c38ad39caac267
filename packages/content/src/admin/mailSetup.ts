/** How mail is sent. Nothing of it is a secret. */
export interface MailSetup {
  /** `file` writes each mail to a file that nobody is told about; with `none` messages are stored and wait. */
  delivery: 'smtp' | 'file' | 'none';
  /** What is wrong with a setting, as a sentence. */
  problem: string | null;
  server: {
    host: string;
    port: number;
    /** From the first byte, by STARTTLS or not at all, or by STARTTLS where the server offers it. */
    encryption: 'tls' | 'starttls' | 'offered';
    /** Whether it signs in with a user name and a password. */
    signsIn: boolean;
  } | null;
  /** Null when it is not known. */
  from: string | null;
  to: string | null;
  /** The settings that keep mail from being sent while they are missing. */
  missing: readonly string[];
  /** The settings that are not set, so that a default is used. */
  defaults: readonly string[];
  /** Whether the settings are variables in the environment of the server, or secrets of a hosted project. */
  place: 'environment' | 'secrets';
  /** The seconds between attempts to mail what is unsent; null where the next message starts one. */
  retrySeconds: number | null;
  queue: {
    /** Messages whose mail was not tried yet. */
    waiting: number;
    /** Messages whose mail was tried in vain, and is tried again. */
    failed: number;
    /** Of the failed ones, the one that was tried last; `nextAt` is ISO 8601. */
    lastFailure: { reason: string; nextAt: string } | null;
  };
}

/** What became of a test mail. */
export interface TestMail {
  /** `accepted` by the mail server, or `written` to a file; `refused` by it; it was `unreachable`, or `late` to answer. */
  outcome: 'accepted' | 'written' | 'refused' | 'unreachable' | 'late';
  /** What it refused, where that is known. */
  refused: 'sign-in' | 'sender' | 'recipient' | 'encryption' | null;
  /** The words of the mail server, or what went wrong. */
  reason: string | null;
}

/** The mail settings of the site. Every call rejects when it fails; a `reason` of the error is a sentence that is shown. */
export interface MailStore {
  load: () => Promise<MailSetup>;
  /** Sends one mail to the owner's address. Resolves also when the mail server refuses it. */
  sendTest: () => Promise<TestMail>;
}
