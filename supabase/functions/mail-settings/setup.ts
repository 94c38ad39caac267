import type { MailQueue } from './queue.ts';
import { readMailSettings, smtpTransportOptions, type MailSettings } from '../send-contact-email/mailer.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** How mail is sent, for the owner: nothing of it is a secret. */
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
  /** Null when it cannot be known. */
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
  queue: MailQueue;
}

/** The settings of the environment; or what is wrong with them, as a sentence without any of their values. */
export function tryMailSettings(env: Env, defaultTo: string): MailSettings | string {
  try {
    return readMailSettings(env, defaultTo);
  } catch (error) {
    if (error instanceof URIError) return 'SMTP_URL cannot be read. In its user name and password, write % as %25.';
    return error instanceof Error ? error.message : 'The mail settings cannot be read.';
  }
}

/** What the owner may know of the settings. */
export function describeSetup(
  settings: MailSettings | string,
  {
    env,
    withoutServer,
    ...rest
  }: Pick<MailSetup, 'place' | 'retrySeconds' | 'queue'> & {
    env: Env;
    /** What happens to mails when no mail server is named. */
    withoutServer: 'file' | 'none';
  },
): MailSetup {
  const known = typeof settings === 'string' ? null : settings;
  const problem = typeof settings === 'string' ? settings : null;
  const to = known?.to || null;
  const missing = [...(known && !known.smtp ? ['SMTP_URL'] : []), ...(known && !to ? ['MAIL_TO'] : [])];
  const { smtp } = known ?? {};
  return {
    delivery: smtp && to ? 'smtp' : known && to ? withoutServer : 'none',
    problem,
    server: smtp
      ? {
          host: smtp.host,
          port: smtp.port,
          encryption: smtp.secure ? 'tls' : smtpTransportOptions(smtp).requireTLS ? 'starttls' : 'offered',
          signsIn: smtp.auth !== undefined,
        }
      : null,
    from: known && to ? known.from : null,
    to,
    missing,
    defaults: ['MAIL_FROM', 'MAIL_TO'].filter((name) => !env[name]),
    ...rest,
  };
}
