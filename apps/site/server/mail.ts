import type { EmailDriver } from '@supabase/lite';
import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { describeError } from '../../../supabase/functions/send-contact-email/log.ts';
import {
  createMailer,
  readMailSettings,
  smtpTransportOptions,
  type MailTransport,
  type Mailer,
} from '../../../supabase/functions/send-contact-email/mailer.ts';

/** The mailer of this machine: the SMTP server that the environment names, else one .eml file for each mail. */
export function openMailer(
  env: NodeJS.ProcessEnv,
  { mailDir, ownerEmail }: { mailDir: string; ownerEmail: string },
): Mailer {
  const settings = readMailSettings(env, ownerEmail);
  return createMailer(
    settings.smtp ? createTransport(smtpTransportOptions(settings.smtp)) : fileTransport(mailDir),
    settings,
  );
}

/**
 * Mails of the sign-in service (password reset) through the same mailer, behind the answer: only an account that
 * exists gets a mail, and neither its time nor its failure may tell so.
 */
export function authMails(
  mailer: Mailer,
  { keepAlive, log }: { keepAlive: (work: Promise<unknown>) => void; log: (line: string) => void },
): EmailDriver {
  return {
    async send({ to, subject, text, html }) {
      keepAlive(
        mailer
          .send({ id: randomUUID(), to, subject, text: text ?? '', ...(html && { html }) })
          .catch((error: unknown) => log(`A mail of the sign-in service was not sent: ${describeError(error)}`)),
      );
    },
  };
}

/** Writes each mail as one .eml file, under its Message-ID: a mail sent again replaces itself. */
function fileTransport(mailDir: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async sendMail(mail) {
      const { message, messageId } = await composer.sendMail(mail);
      mkdirSync(mailDir, { recursive: true, mode: 0o700 });
      const file = join(mailDir, `${messageId.replace(/@.*$/, '').replace(/[^\w-]/g, '')}.eml`);
      // Written beside and renamed, so that whoever watches the folder never sees half a mail.
      writeFileSync(`${file}.tmp`, message as Buffer, { mode: 0o600 });
      renameSync(`${file}.tmp`, file);
    },
  };
}
