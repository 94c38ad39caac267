/** A file of a mail. */
export interface MailAttachment {
  name: string;
  media_type: string;
  /** In base64. */
  data: string;
  /** Of an iCalendar file (`text/calendar`): what calendars do with it, REQUEST or CANCEL. It must be the METHOD in the file. */
  method?: string;
}

/** One mail. */
export interface Mail {
  /** Stable: a mail sent twice by accident has the same Message-ID, so that mailboxes keep one. */
  id: string;
  subject: string;
  text: string;
  html?: string;
  /** @default the owner's address */
  to?: string;
  /** @default of an automatic mail the owner's address */
  replyTo?: string;
  /** Such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
  /** Whether it says that no person wrote it, so that no machine answers (RFC 3834). @default false */
  isAutomatic?: boolean;
}

/** How a mail was delivered: to a mail server, or, if none is configured, to a file. */
export type MailVia = 'smtp' | 'file';

export interface Mailer {
  /** Resolves when the mail was accepted; rejects with the reason otherwise. */
  send(mail: Mail): Promise<MailVia>;
}

export interface MailSettings {
  from: string;
  to: string;
  /** Null when no mail server is configured. */
  smtp: SmtpSettings | null;
}

export interface SmtpSettings {
  host: string;
  port: number;
  secure: boolean;
  auth?: { user: string; pass: string };
}

/**
 * Reads the mail settings: `SMTP_URL` (smtp:// or smtps://user:password@host:port), or `SMTP_HOST`, `SMTP_PORT`,
 * `SMTP_USER` and `SMTP_PASS`; `MAIL_FROM` and `MAIL_TO`. Throws a readable error when a value cannot be used.
 */
export function readMailSettings(env: Readonly<Record<string, string | undefined>>, defaultTo: string): MailSettings {
  const to = env.MAIL_TO || defaultTo;
  return { from: env.MAIL_FROM || `website@${to.split('@').pop()}`, to, smtp: readSmtp(env) };
}

function readSmtp(env: Readonly<Record<string, string | undefined>>): SmtpSettings | null {
  if (env.SMTP_URL) {
    const url = URL.canParse(env.SMTP_URL) ? new URL(env.SMTP_URL) : null;
    if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname) {
      throw new Error('SMTP_URL must look like smtp://user:password@mail.example.com:587.');
    }
    const secure = url.protocol === 'smtps:';
    return {
      host: url.hostname.replace(/^\[|\]$/g, ''),
      port: url.port ? Number(url.port) : secure ? 465 : 587,
      secure,
      ...(url.username && { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    };
  }
  if (!env.SMTP_HOST) return null;
  const port = env.SMTP_PORT ? Number(env.SMTP_PORT) : 587;
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    throw new Error('SMTP_PORT must be a number from 1 to 65535.');
  return {
    host: env.SMTP_HOST,
    port,
    secure: port === 465,
    ...(env.SMTP_USER && { auth: { user: env.SMTP_USER, pass: env.SMTP_PASS ?? '' } }),
  };
}

/** The part of nodemailer's transport that is used, so that this file needs no package. */
export interface MailTransport {
  sendMail(mail: Record<string, unknown>): Promise<unknown>;
}

/** Options of nodemailer's `createTransport`. Its default timeouts are minutes long, too long for a visitor. */
export function smtpTransportOptions(smtp: SmtpSettings): Record<string, unknown> {
  const local = ['localhost', '127.0.0.1', '::1'].includes(smtp.host);
  return {
    ...smtp,
    // Passwords are never sent unencrypted, except to localhost, which has no certificate.
    requireTLS: smtp.auth !== undefined && !smtp.secure && !local,
    tls: { rejectUnauthorized: !local },
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The options of nodemailer for a mail. Addresses are objects: a string would be split at commas. */
export function mailOptions(mail: Mail, settings: MailSettings): Record<string, unknown> {
  const { attachments = [] } = mail;
  const event = attachments.find(({ method }) => method !== undefined);
  const files = attachments.filter((file) => file !== event);
  const headers = { ...mail.headers, ...(mail.isAutomatic && AUTOMATIC) };
  return {
    messageId: `<${mail.id}@${settings.from.replace(/^.*@/, '').replace(/[^a-z0-9.-].*/is, '')}>`,
    from: settings.from,
    to: mail.to === undefined ? settings.to : { name: '', address: mail.to },
    ...(mail.replyTo
      ? { replyTo: { name: '', address: mail.replyTo } }
      : // The address that it comes from is often nobody's.
        mail.isAutomatic && { replyTo: settings.to }),
    subject: mail.subject,
    text: mail.text,
    ...(mail.html && { html: mail.html }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(files.length > 0 && {
      attachments: files.map(({ name, media_type, data }) => ({
        filename: name,
        contentType: media_type,
        content: data,
        encoding: 'base64',
        // Mail programs show an inline one in the message.
        contentDisposition: 'attachment',
      })),
    }),
    // Also as an alternative to the text, which is where calendars look for it.
    ...(event && { icalEvent: { filename: event.name, method: event.method, content: textOf(event.data) } }),
  };
}

/** The second is what Exchange and Outlook go by. */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

function textOf(base64: string): string {
  return new TextDecoder().decode(Uint8Array.from(atob(base64), (char) => char.charCodeAt(0)));
}

export function createMailer(transport: MailTransport, settings: MailSettings): Mailer {
  return {
    async send(mail) {
      await transport.sendMail(mailOptions(mail, settings));
      return settings.smtp ? 'smtp' : 'file';
    },
  };
}
