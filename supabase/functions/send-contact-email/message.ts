import { isFileValue } from './attachments.ts';
import { formatFileSize } from './formatFileSize.generated.ts';
import { contactFields, requestForms, speakingFields } from './forms.generated.ts';
import type { FieldDefinition, RequestForms } from './forms.ts';
import type { Mail } from './mailer.ts';
import type { StoredMessage } from './store.ts';
import { shorten, wellFormed } from './text.generated.ts';

/** What a sender has written. */
export type MessageContent = Pick<
  StoredMessage,
  'form_type' | 'name' | 'email' | 'company' | 'phone' | 'message' | 'details'
>;

/** An answer in words, with its label. */
export interface Answer {
  label: string;
  value: string;
  /** The value as it is stored, as a list. */
  entries: readonly unknown[];
  /** Whether it may have several lines. */
  isLong: boolean;
}

/** All that was answered, with the labels that the sender saw: who it is, the answers to the form, and the message. */
export function answersOf(
  message: MessageContent,
  forms: RequestForms = requestForms,
): { sender: Answer[]; details: Answer[]; text: Answer | null } {
  return {
    sender: readable(senderFields(message), { ...message }),
    details: detailsOf(message, forms),
    text: message.message
      ? { label: 'Message', value: message.message, entries: [message.message], isLong: true }
      : null,
  };
}

/**
 * The mail to the owner about a message: plain text, one `Label: value` line per field, so that nothing a visitor typed
 * is interpreted as markup. A reply goes to the visitor.
 */
export function composeMail(message: StoredMessage, forms: RequestForms = requestForms): Mail {
  const { sender, details, text } = answersOf(message, forms);
  const parts = [
    lines(sender),
    message.form_type === 'request' && formTitle(message, forms),
    lines(details),
    text && `Message:\n\n${text.value}`,
    `Reference number: ${message.reference}\nSent from the website on ${new Date(message.created_at).toUTCString()}.`,
  ];
  return {
    id: message.id,
    replyTo: message.email,
    // The number last, and never cut off: a reply to this mail has it too.
    subject: `${headerText(subject(message, forms))} [${message.reference}]`,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  };
}

/** The sender's name and contact details, without those that are also among the answers. */
function senderFields(message: MessageContent): FieldDefinition[] {
  const answers = message.form_type === 'request' ? Object.values(fieldsOf(message)) : [];
  return contactFields.filter(
    ({ name }) => name !== 'message' && !answers.includes(message[name as 'name' | 'email' | 'company' | 'phone']),
  );
}

function fieldsOf(message: MessageContent): Record<string, unknown> {
  return (message.details?.fields ?? {}) as Record<string, unknown>;
}

/** Whether files came with a message, which have to be attached to its mail. */
export function hasFiles(message: StoredMessage): boolean {
  const answers = message.form_type === 'request' ? fieldsOf(message) : (message.details ?? {});
  return Object.values(answers).flat().some(isFileValue);
}

function subject(message: StoredMessage, forms: RequestForms): string {
  switch (message.form_type) {
    case 'contact':
      return `New message from ${message.name}`;
    case 'speaking':
      return `Speaking request: ${String(message.details?.eventName ?? '')} (${message.name})`;
    case 'request':
      return `Request: ${formTitle(message, forms)} (${message.name})`;
  }
}

function detailsOf(message: MessageContent, forms: RequestForms): Answer[] {
  if (message.details === null) return [];
  if (message.form_type !== 'request') return readable(speakingFields, message.details);
  const fields = fieldsOf(message);
  const definitions =
    forms[String(message.details.form)]?.fields ??
    Object.keys(fields).map((name): FieldDefinition => ({ name, label: name, type: 'text' }));
  return readable(definitions, fields);
}

function formTitle(message: MessageContent, forms: RequestForms): string {
  const name = String(message.details?.form ?? '');
  return forms[name]?.title ?? name;
}

function readable(definitions: readonly FieldDefinition[], values: Record<string, unknown>): Answer[] {
  return definitions.flatMap(({ name, label, multiline = false, options = [] }) => {
    const entries = [values[name]].flat().filter((entry) => entry !== undefined && entry !== null && entry !== '');
    const value = entries
      .map((entry) => {
        if (isFileValue(entry)) return `${entry.name} (${formatFileSize(entry.size)})`;
        return entry === true ? 'Yes' : labelled(String(entry), options);
      })
      .join(', ');
    return entries.length > 0 ? [{ label, value, entries, isLong: multiline }] : [];
  });
}

const lines = (answers: readonly Answer[]): string =>
  answers.map(({ label, value, isLong }) => (isLong ? `${label}:\n${value}\n` : `${label}: ${value}`)).join('\n');

/** The visible label of an option, with its value if that differs. */
function labelled(value: string, options: NonNullable<FieldDefinition['options']>): string {
  const label = options.find((option) => option.value === value)?.label ?? value;
  return label.toLowerCase().includes(value.toLowerCase()) ? label : `${label} (${value})`;
}

/** One line, with the number at most 150 UTF-16 units. The fields are validated already; headers are worth a second check. */
function headerText(text: string): string {
  return shorten(wellFormed(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), 138);
}
