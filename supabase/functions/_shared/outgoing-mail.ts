import type { MailAttachment } from '../send-contact-email/mailer.ts';

/** A mail to anybody but the owner, to be stored and then sent. */
export interface OutgoingMail {
  /** Becomes the Message-ID. @default a random UUID */
  id?: string;
  /** What it is for, such as `receipt`. */
  kind: string;
  /** The message that it answers; it is erased with it. */
  message_id?: string;
  recipient: string;
  subject: string;
  text: string;
  html?: string;
  /** @default the owner's address */
  reply_to?: string;
  /** Such as List-Unsubscribe. */
  headers?: Readonly<Record<string, string>>;
  attachments?: readonly MailAttachment[];
  /** Of several mails with the same key the first is stored. */
  dedupe_key?: string;
  /** Whether it is one of many that are the same: sent after all others, with a budget of its own. @default false */
  is_bulk?: boolean;
  /** Not to be sent before this moment, ISO 8601. @default at once */
  mail_next_at?: string;
  /** Mails of its kind that its mailbox gets within a day: one beyond is not stored. @default any number */
  daily_limit?: number;
}

/**
 * A mail that answers a message, stored with it: to its sender, once. `{reference}` stands for the number of the message, which
 * is made when it is stored.
 */
export type AnsweringMail = Pick<OutgoingMail, 'kind' | 'subject' | 'text' | 'html' | 'daily_limit' | 'is_bulk'>;
