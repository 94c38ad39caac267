import type { MailAttachment } from '../send-contact-email/mailer.ts';

/** A mail to anyone but the owner, which is queued and then sent. */
export interface OutgoingMail {
  /** Becomes the Message-ID. @default a random UUID */
  id?: string;
  /** Its purpose, such as `receipt`. */
  kind: string;
  /** The message it replies to; it is erased with it. */
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
  /** Deduplication: of several mails with the same key the first is stored. */
  dedupe_key?: string;
  /** Whether it is a bulk mail: sent after all others, with a separate budget. @default false */
  is_bulk?: boolean;
  /** Not to be sent before this time, ISO 8601. @default at once */
  mail_next_at?: string;
  /** The limit per day of its kind to its mailbox: mails beyond it are not stored. @default unlimited */
  daily_limit?: number;
}

/**
 * The reply to a message, stored with it: to its sender, once. `{reference}` stands for the message's number, which is
 * assigned on storing.
 */
export type AnsweringMail = Pick<
  OutgoingMail,
  'kind' | 'subject' | 'text' | 'html' | 'attachments' | 'daily_limit' | 'is_bulk'
>;
