import { createTransport } from 'npm:nodemailer@10.6.0';
import { readLimitFactor } from '../send-contact-email/limits.ts';
import { createMailer, readMailSettings, smtpTransportOptions, type Mailer } from '../send-contact-email/mailer.ts';
import { createEditionFiller } from './edition-mails.ts';
import { createOutgoingLimits, readBulkPerMinute } from './outgoing-limits.ts';
import { createOutgoingStore, type SendDeps } from './outgoing-mails.ts';
import type { HostedProject } from './project.ts';
import { ownerWords } from '../send-contact-email/forms.generated.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** The mailer of a hosted function, from its secrets. */
export function hostedMailer(env: Env): Mailer {
  const settings = readMailSettings(env, env.MAIL_TO ?? '');
  if (settings.smtp && settings.to) return createMailer(createTransport(smtpTransportOptions(settings.smtp)), settings);
  return { send: () => Promise.reject(new Error('Set the secrets SMTP_URL, MAIL_FROM and MAIL_TO of this function.')) };
}

/** What a hosted function needs to send due mails (`sendDueMails`). */
export function hostedSending(
  { client, secretKey }: HostedProject,
  { mailer, log }: Pick<SendDeps, 'mailer' | 'log'>,
  env: Env,
): SendDeps {
  return {
    outgoing: createOutgoingStore(
      client,
      createEditionFiller({
        client,
        secret: secretKey,
        siteUrl: env.SITE_URL ?? ownerWords.siteUrl,
        functionsUrl: `${env.SUPABASE_URL ?? ''}/functions/v1`,
      }),
    ),
    mailer,
    limits: createOutgoingLimits(readLimitFactor(env), { bulkPerMinute: readBulkPerMinute(env) }),
    clock: () => new Date(),
    log,
  };
}
