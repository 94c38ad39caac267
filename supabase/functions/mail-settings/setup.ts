import type { MailQueue } from './queue.ts';
import { readMailSettings, smtpTransportOptions, type MailSettings } from '../send-contact-email/mailer.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The mail settings for the owner, without secrets. */
export interface MailSetup {
  /** `file` writes each mail to a file without notifying anyone; with `none` messages are stored and wait. */
  delivery: 'smtp' | 'file' | 'none';
  /** What is wrong with a setting, as a sentence. */
  problem: string | null;
  server: {
    host: string;
    port: number;
    /** Implicit TLS, required STARTTLS, or opportunistic STARTTLS. */
    encryption: 'tls' | 'starttls' | 'offered';
    /** Whether it authenticates with a user name and a password. */
    signsIn: boolean;
  } | null;
  /** Null if unknown. */
  from: string | null;
  to: string | null;
  /** Missing settings that prevent mail. */
  missing: readonly string[];
  /** Unset settings, for which a default is used. */
  defaults: readonly string[];
  /** Whether the settings are environment variables of the server, or secrets of a hosted project. */
  place: 'environment' | 'secrets';
  /** Seconds between retries of unsent mail; null where the next message triggers one. */
  retrySeconds: number | null;
  queue: MailQueue;
}

/** The settings from the environment; or what is wrong with them, as a sentence without any of their values. */
export function tryMailSettings(env: Env, defaultTo: string): MailSettings | string {
  try {
    return readMailSettings(env, defaultTo);
  } catch (error) {
    if (error instanceof URIError) return 'SMTP_URL cannot be read. In its user name and password, write % as %25.';
    return error instanceof Error ? error.message : 'The mail settings cannot be read.';
  }
}

/** The parts of the settings that the owner may see. */
export function describeSetup(
  settings: MailSettings | string,
  {
    env,
    withoutServer,
    ...rest
  }: Pick<MailSetup, 'place' | 'retrySeconds' | 'queue'> & {
    env: Env;
    /** What happens to mails without a mail server. */
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
