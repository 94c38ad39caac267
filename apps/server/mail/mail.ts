import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import {
  createMailer,
  readMailSettings,
  smtpTransportOptions,
  type MailSettings,
  type MailTransport,
  type Mailer,
} from '@advisor/contact-function/mailer.ts';

/** Mail delivery. */
export interface MailRoute {
  settings: MailSettings;
  transport: MailTransport;
  mailer: Mailer;
}

/** This machine's mailer: the SMTP server from the environment, else one .eml file per mail. */
export function openMailer(
  env: NodeJS.ProcessEnv,
  {
    mailDir,
    ownerEmail,
    onMail,
  }: {
    mailDir: string;
    ownerEmail: string;
    /** Called after each attempt to send a mail. @default nothing */
    onMail?: ((outcome: 'sent' | 'failed') => void) | undefined;
  },
): MailRoute {
  const settings = readMailSettings(env, ownerEmail);
  const transport = settings.smtp ? createTransport(smtpTransportOptions(settings.smtp)) : fileTransport(mailDir);
  const mailer = createMailer(transport, settings);
  return { settings, transport, mailer: onMail ? counted(mailer, onMail) : mailer };
}

function counted(mailer: Mailer, onMail: (outcome: 'sent' | 'failed') => void): Mailer {
  return {
    async send(mail) {
      try {
        const via = await mailer.send(mail);
        onMail('sent');
        return via;
      } catch (error) {
        onMail('failed');
        throw error;
      }
    },
  };
}

/** A mail about an account, to its own address. Sent once. */
export async function sendAccountMail(
  mailer: Mailer,
  mail: { to: string; subject: string; text: string; html: string },
): Promise<void> {
  await mailer.send({ id: randomUUID(), ...mail });
}

/** The file name of a mail, by the id of its message. */
function mailFileName(id: string): string {
  return `${id.replace(/@.*$/, '').replace(/[^\w-]/g, '')}.eml`;
}

/** The temporary name during writing, so that folder watchers never see a partial mail. */
const draftOf = (file: string) => `${file}.tmp`;

/** Removes a message's mail file, including one left half written by a crash or a full disk. */
export function removeMailFile(mailDir: string, id: string): void {
  const file = join(mailDir, mailFileName(id));
  for (const path of [file, draftOf(file)]) rmSync(path, { force: true });
}

/** Writes each mail as an .eml file named by its Message-ID: resending replaces it. */
function fileTransport(mailDir: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async sendMail(mail) {
      const { message, messageId } = await composer.sendMail(mail);
      mkdirSync(mailDir, { recursive: true, mode: 0o700 });
      const file = join(mailDir, mailFileName(messageId));
      writeFileSync(draftOf(file), message as Buffer, { mode: 0o600 });
      renameSync(draftOf(file), file);
    },
  };
}
