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

/** How mails leave this machine. */
export interface MailRoute {
  settings: MailSettings;
  transport: MailTransport;
  mailer: Mailer;
}

/** The mailer of this machine: the SMTP server that the environment names, else one .eml file for each mail. */
export function openMailer(
  env: NodeJS.ProcessEnv,
  { mailDir, ownerEmail }: { mailDir: string; ownerEmail: string },
): MailRoute {
  const settings = readMailSettings(env, ownerEmail);
  const transport = settings.smtp ? createTransport(smtpTransportOptions(settings.smtp)) : fileTransport(mailDir);
  return { settings, transport, mailer: createMailer(transport, settings) };
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
  return `${id.replace(/@.*/s, '').replace(/[^\w-]/g, '')}.eml`;
}

/** The temporary name while it is written, so that a watcher of the folder never sees a partial mail. */
const draftOf = (file: string) => `${file}.tmp`;

/** Removes the file of the mail of a message, also one that a crash or a full disk left half written. */
export function removeMailFile(mailDir: string, id: string): void {
  const file = join(mailDir, mailFileName(id));
  for (const path of [file, draftOf(file)]) rmSync(path, { force: true });
}

/** Writes each mail as one .eml file, under its Message-ID: a mail sent again replaces itself. */
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
