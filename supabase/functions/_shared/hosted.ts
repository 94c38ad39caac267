import type { SupabaseClient } from 'npm:@supabase/supabase-js@2.119.0';
import { createTransport } from 'npm:nodemailer@10.6.0';
import { readLimitFactor } from '../send-contact-email/limits.ts';
import { createMailer, readMailSettings, smtpTransportOptions, type Mailer } from '../send-contact-email/mailer.ts';
import { createOutgoingLimits } from './outgoing-limits.ts';
import { createOutgoingStore, type SendDeps } from './outgoing-mails.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The mailer of a function on a hosted project, from its secrets. */
export function hostedMailer(env: Env): Mailer {
  const settings = readMailSettings(env, env.MAIL_TO ?? '');
  if (settings.smtp && settings.to) return createMailer(createTransport(smtpTransportOptions(settings.smtp)), settings);
  return { send: () => Promise.reject(new Error('Set the secrets SMTP_URL, MAIL_FROM and MAIL_TO of this function.')) };
}

/** What a function on a hosted project sends due mails with (`sendDueMails`). */
export function hostedSending(
  client: SupabaseClient,
  { mailer, log }: Pick<SendDeps, 'mailer' | 'log'>,
  env: Env,
): SendDeps {
  return {
    outgoing: createOutgoingStore(client),
    mailer,
    limits: createOutgoingLimits(readLimitFactor(env)),
    clock: () => new Date(),
    log,
  };
}
