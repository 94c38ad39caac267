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
interface Answer {
  label: string;
  value: string;
  /** Whether it may have several lines. */
  isLong: boolean;
}

/**
 * The mail to the owner about a message: plain text, one `Label: value` line per field, so that nothing a visitor typed
 * is interpreted as markup. A reply goes to the visitor.
 */
export function composeMail(message: StoredMessage, forms: RequestForms = requestForms): Mail {
  const parts = [
    lines(readable(senderFields(message), { ...message })),
    message.form_type === 'request' && formTitle(message, forms),
    lines(detailsOf(message, forms)),
    message.message && `Message:\n\n${message.message}`,
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

/** The name of the form that a message came by. */
export function formTitle(message: Pick<MessageContent, 'form_type' | 'details'>, forms: RequestForms): string {
  if (message.form_type === 'speaking') return 'Speaking request';
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
    return entries.length > 0 ? [{ label, value, isLong: multiline }] : [];
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
