import { isFileValue } from './attachments.ts';
import { formatFileSize } from './formatFileSize.generated.ts';
import { contactFields, requestForms, speakingFields } from './forms.generated.ts';
import type { FieldDefinition, RequestForms } from './forms.ts';
import type { Mail } from './mailer.ts';
import type { StoredMessage } from './store.ts';
import { shorten, wellFormed } from './text.generated.ts';

/**
 * The mail to the owner about a message: plain text, one `Label: value` line per field, so that nothing a visitor typed
 * is interpreted as markup. A reply goes to the visitor.
 */
export function composeMail(message: StoredMessage, forms: RequestForms = requestForms): Mail {
  const parts = [
    lines(senderFields(message), { ...message }),
    details(message, forms),
    message.message && `Message:\n\n${message.message}`,
    `Sent from the website on ${new Date(message.created_at).toUTCString()}.`,
  ];
  return {
    id: message.id,
    replyTo: message.email,
    subject: headerText(subject(message, forms)),
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
  };
}

/** The sender's name and contact details, without those that are also among the answers. */
function senderFields(message: StoredMessage): FieldDefinition[] {
  const answers = message.form_type === 'request' ? Object.values(fieldsOf(message)) : [];
  return contactFields.filter(
    ({ name }) => name !== 'message' && !answers.includes(message[name as 'name' | 'email' | 'company' | 'phone']),
  );
}

function fieldsOf(message: StoredMessage): Record<string, unknown> {
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

function details(message: StoredMessage, forms: RequestForms): string {
  if (message.details === null) return '';
  if (message.form_type !== 'request') return lines(speakingFields, message.details);
  const form = forms[String(message.details.form)];
  const fields = fieldsOf(message);
  const definitions =
    form?.fields ?? Object.keys(fields).map((name): FieldDefinition => ({ name, label: name, type: 'text' }));
  return `${formTitle(message, forms)}\n\n${lines(definitions, fields)}`;
}

function formTitle(message: StoredMessage, forms: RequestForms): string {
  const name = String(message.details?.form ?? '');
  return forms[name]?.title ?? name;
}

function lines(definitions: readonly FieldDefinition[], values: Record<string, unknown>): string {
  return definitions
    .flatMap(({ name, label, multiline, options = [] }) => {
      const value = values[name];
      if (value === undefined || value === null || value === '') return [];
      const text = [value]
        .flat()
        .map((entry) => {
          if (isFileValue(entry)) return `${entry.name} (${formatFileSize(entry.size)})`;
          return entry === true ? 'Yes' : readable(String(entry), options);
        })
        .join(', ');
      return multiline ? [`${label}:\n${text}\n`] : [`${label}: ${text}`];
    })
    .join('\n');
}

/** The visible label of an option, with its value if that differs. */
function readable(value: string, options: NonNullable<FieldDefinition['options']>): string {
  const label = options.find((option) => option.value === value)?.label ?? value;
  return label.toLowerCase().includes(value.toLowerCase()) ? label : `${label} (${value})`;
}

/** One line of at most 150 UTF-16 units. The fields are validated already; headers are worth a second check. */
function headerText(text: string): string {
  return shorten(wellFormed(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), 150);
}
