import { formTitleOf, type Message } from './message';

interface EntryBase {
  id: string;
  /** ISO 8601. */
  at: string;
}

/** An entry in the conversation with a person. */
export type ConversationEntry =
  | (EntryBase & { kind: 'message'; message: Message })
  | (EntryBase & { kind: 'note'; message_id: string; author: string; text: string })
  | (EntryBase & {
      kind: 'mail';
      message_id: string;
      /** `receipt`, `guide`, `reply` or others. */
      mail_kind: string;
      subject: string;
      /** The text of a reply; null for other mails. */
      text: string | null;
      /** The owner who wrote a reply, by e-mail address. */
      author: string | null;
      mailed_at: string | null;
      mail_via: 'smtp' | 'file' | null;
      mail_error: string | null;
      cancelled_at: string | null;
    })
  /** The link to a guide was used. */
  | (EntryBase & { kind: 'guide'; message_id: string })
  | (EntryBase & { kind: 'booking'; message_id: string; starts_at: string; is_cancelled: boolean });

export type ConversationMail = Extract<ConversationEntry, { kind: 'mail' }>;

/** The delivery of a mail to the sender: sent, saved as a file, queued, failed with a retry, or failed. */
export function sentStatusOf(mail: ConversationMail): 'sent' | 'file' | 'waiting' | 'failed' | 'given-up' {
  if (mail.mailed_at) return mail.mail_via === 'file' ? 'file' : 'sent';
  if (mail.cancelled_at) return 'given-up';
  return mail.mail_error ? 'failed' : 'waiting';
}

/** A reply with placeholders. */
export interface ReplyTemplate {
  id: string;
  name: string;
  /** Plain text with `placeholders` in double braces. */
  body: string;
}

/** The placeholders of templates. */
export const placeholders = ['first name', 'name', 'reference', 'form'] as const;
type Placeholder = (typeof placeholders)[number];

/** The first unknown placeholder, or unclosed braces; null if there is none. */
export function unknownPlaceholder(body: string): string | null {
  const rest = body.replace(/\{\{([^{}]*)\}\}/g, (whole, name: string) =>
    placeholders.includes(name as Placeholder) ? '' : whole,
  );
  return /\{\{[^{}]*\}\}|\{\{|\}\}/.exec(rest)?.[0] ?? null;
}

/** A template with its placeholders filled in from a message. */
export function fillTemplate(body: string, message: Message): string {
  const values: Record<Placeholder, string> = {
    'first name': message.name.trim().split(/\s+/)[0] ?? message.name,
    name: message.name,
    reference: message.reference,
    form: formTitleOf(message).toLowerCase(),
  };
  return body.replace(/\{\{([^{}]*)\}\}/g, (whole, name: string) => values[name as Placeholder] ?? whole);
}
