import type { FieldDefinition } from '@advisor/ui/forms';
import { formatFileSize } from '@advisor/ui/text';
import { shorten, wellFormed } from '@advisor/ui/text';
import { allFields } from '../forms/definition';
import { definitions } from '../forms/definitions';
import { eventFields } from '../forms/payload';
import { countOf } from '../countOf';

/** A row of the table `contact_messages`: a visitor's message and its state. */
export interface Message {
  id: string;
  /** The number that the sender was told, such as A7K2-9QXD. */
  reference: string;
  /** ISO 8601. */
  created_at: string;
  form_type: 'contact' | 'speaking' | 'request';
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  message: string;
  /** The answers of a speaking request by field; of another request `{ form, fields }`; none of a contact message. */
  details: Record<string, unknown> | null;
  mailed_at: string | null;
  /** How it was mailed: through a mail server, or into a file, for want of one. None for a mail of before this was noted. */
  mail_via: 'smtp' | 'file' | null;
  mail_attempts: number;
  mail_error: string | null;
  handled_at: string | null;
}

/** What became of the mail to the owner: sent, saved as a file for want of a mail server, still to be sent, or refused and to be tried again. */
export const mailStatuses = ['sent', 'file', 'waiting', 'failed'] as const;
export type MailStatus = (typeof mailStatuses)[number];

export function mailStatusOf({ mailed_at, mail_via, mail_error }: Message): MailStatus {
  if (mailed_at) return mail_via === 'file' ? 'file' : 'sent';
  return mail_error ? 'failed' : 'waiting';
}

/** "1 message", "1,200 messages". */
export function messageCount(count: number): string {
  return countOf(count, 'message', 'messages');
}

/** One answer, with the labels that the visitor saw. */
export interface Answer {
  label: string;
  value: string;
  /** The files that the value names. */
  files?: MessageFile[];
}

/** A file that came with a message. Its content is loaded apart. */
export interface MessageFile {
  name: string;
  /** In bytes. */
  size: number;
  /** In hexadecimal digits. */
  sha256: string;
}

/** The name of the form of a message, as in `definitions`. */
export function formOf({ form_type, details }: Message): string {
  return form_type === 'request' && typeof details?.form === 'string' ? details.form : form_type;
}

/** The title of the form: "Speaking request". A form that no longer exists has its name. */
export function formTitleOf(message: Message): string {
  const name = formOf(message);
  return definitions.find((definition) => definition.name === name)?.title ?? name;
}

/**
 * The answers besides name, company, contact details and message, with the labels of the form. Answers that no field
 * defines, because the form has changed, are labelled with their names, so that nothing is hidden.
 */
export function answersOf(message: Message): Answer[] {
  const values = message.form_type === 'request' ? message.details?.fields : message.details;
  if (typeof values !== 'object' || values === null) return [];
  const definition = definitions.find(({ name }) => name === formOf(message));
  const fields = definition ? allFields(definition) : [];
  const known = new Set(fields.map(({ name }) => name));
  const asked = definition
    ? eventFields({ ...definition, fields }).filter(({ name }) => name !== definition.sender.company)
    : [];
  return [
    ...asked.map((field) => answerOf(field.label, valueIn(values, field.name), field)),
    ...Object.keys(values)
      .filter((name) => !known.has(name))
      .map((name) => answerOf(name, valueIn(values, name))),
  ].filter(({ value }) => value !== '');
}

function answerOf(label: string, value: unknown, field?: FieldDefinition): Answer {
  const files = [value].flat().filter(isFile);
  return { label, value: readable(value, field), ...(files.length > 0 && { files }) };
}

function isFile(value: unknown): value is MessageFile {
  return typeof value === 'object' && value !== null && 'sha256' in value && 'name' in value && 'size' in value;
}

/** Whether a file is text by its name: Markdown, CSV, JSON or plain text. */
export const isTextFile = ({ name }: MessageFile): boolean => /\.(?:md|csv|json|txt)$/i.test(name);

/** All files of a message. */
export function filesOf(message: Message): MessageFile[] {
  return answersOf(message).flatMap(({ files = [] }) => files);
}

function valueIn(values: object, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name as keyof object] : undefined;
}

/** A value as text; options have their labels. */
function readable(value: unknown, field?: FieldDefinition): string {
  const options = field && 'options' in field ? field.options : [];
  return [value]
    .flat()
    .filter((entry) => entry !== null && entry !== undefined)
    .map((entry) => {
      if (isFile(entry)) return fileLabel(entry);
      return entry === true ? 'Yes' : typeof entry === 'object' ? JSON.stringify(entry) : String(entry);
    })
    .map((entry) => options.find((option) => option.value === entry)?.label ?? entry)
    .join(', ');
}

/** "agenda.pdf (12 KB)" */
export const fileLabel = ({ name, size }: MessageFile): string => `${name} (${formatFileSize(size)})`;

/** The mailto address for a reply that quotes the message and has its number in the subject. */
export function replyAddress(message: Message): string {
  const subject = message.form_type === 'contact' ? 'Your message' : formTitleOf(message);
  const quoted = shorten(message.message, quoteLimit).replace(/^/gm, '> ');
  const body = `Hello ${message.name},\n\n\n${message.message ? `\n${quoted}\n` : ''}`;
  // A line break in a mailto address is CRLF (RFC 6068, section 5).
  const encode = (text: string) => encodeURIComponent(wellFormed(text).replace(/\r\n?|\n/g, '\r\n'));
  return `${mailAddress(message.email)}?subject=${encode(`Re: ${subject} [${message.reference}]`)}&body=${encode(body)}`;
}

/** The mailto address of a single recipient, whatever the text contains. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(wellFormed(email)).replace('%40', '@')}`;
}

/** Mail programs accept addresses of about 2,000 characters; encoded text is up to three times as long. */
const quoteLimit = 500;
