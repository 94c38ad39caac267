import { formatFileSize } from '@advisor/ui';
import type { FieldDefinition } from '@advisor/ui/forms';
import { shorten, wellFormed } from '@advisor/ui/text';
import { allFields } from '../../forms/definition';
import { definitions } from '../../forms/definitions';
import { eventFields } from '../../forms/payload';
import { timeInWords } from '../../forms/times';
import { countOf } from '../text/countOf';

/** A row of the table `contact_messages`: a visitor's message and its state. */
export interface Message {
  id: string;
  /** The reference number given to the sender, such as A7K2-9QXD. */
  reference: string;
  /** ISO 8601. */
  created_at: string;
  form_type: 'contact' | 'speaking' | 'request';
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  message: string;
  /** The answers of a speaking request by field; of other requests `{ form, fields }`; null for a contact message. */
  details: Record<string, unknown> | null;
  mailed_at: string | null;
  /** The delivery: by a mail server, or into a file. Null for mails older than this column. */
  mail_via: 'smtp' | 'file' | null;
  mail_attempts: number;
  mail_error: string | null;
  state: MessageState;
  /** When it was first opened; null while unread. */
  read_at: string | null;
  /** When it was marked as spam. */
  spam_at: string | null;
  /** The owner's due date, such as 2026-11-30. */
  due_on: string | null;
  /** When, and by whom, its state, due date or spam mark was last changed. */
  changed_at: string | null;
  changed_by: string | null;
  /** When it was done. */
  handled_at: string | null;
  /** When the link to the requested guide was mailed, and first used. Omitted if unknown. */
  guide_queued_at?: string | null;
  guide_opened_at?: string | null;
  /** The owners' notes, oldest first; omitted if not loaded. */
  notes?: readonly MessageNote[];
}

export interface MessageNote {
  /** ISO 8601. */
  created_at: string;
  /** The e-mail address of its author. */
  author: string;
  text: string;
}

/** The owner's next step: act, wait for the sender, or none. */
export const messageStates = ['new', 'waiting', 'done'] as const;
export type MessageState = (typeof messageStates)[number];

/** The labels of the states. */
export const stateLabels: Readonly<Record<MessageState, string>> = { new: 'New', waiting: 'Waiting', done: 'Done' };

/**
 * Whether a message is overdue, or due on this day; null if done or without a due date. Dates are such as 2026-11-30.
 */
export function dueOf({ due_on, state }: Message, today: string): 'overdue' | 'today' | 'later' | null {
  if (!due_on || state === 'done') return null;
  return due_on < today ? 'overdue' : due_on === today ? 'today' : 'later';
}

/** The delivery of the mail to the owner: sent, saved as a file, queued, or failed with a retry. */
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
  /** The files in the value. */
  files?: MessageFile[];
}

/** An attached file. Its content is loaded separately. */
export interface MessageFile {
  name: string;
  /** In bytes. */
  size: number;
  /** Hexadecimal. */
  sha256: string;
}

/** The name of the message's form, as in `definitions`. */
export function formOf({ form_type, details }: Message): string {
  return form_type === 'request' && typeof details?.form === 'string' ? details.form : form_type;
}

/** The title of the form: "Speaking request". A form that no longer exists is named by its key. */
export function formTitleOf(message: Message): string {
  const name = formOf(message);
  return definitions.find((definition) => definition.name === name)?.title ?? name;
}

/**
 * The answers besides name, company, contact details and message, with the form's labels. Answers to removed fields are
 * labelled with their keys, so that nothing is hidden.
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
    ...timeAnswer(message),
  ].filter(({ value }) => value !== '');
}

// BOOKING-8
/** The booked time, in the owner's time zone. Later changes are shown in the week view. */
function timeAnswer({ form_type, details }: Message): Answer[] {
  const time = form_type === 'request' ? details?.time : undefined;
  if (typeof time !== 'object' || time === null) return [];
  const { start, minutes, ownerTimeZone } = time as { start: string; minutes: number; ownerTimeZone: string };
  const value = `${timeInWords(start, minutes, ownerTimeZone)} (${ownerTimeZone})`;
  return [{ label: 'Time picked', value }];
}

function answerOf(label: string, value: unknown, field?: FieldDefinition): Answer {
  const files = [value].flat().filter(isFile);
  return { label, value: readable(value, field), ...(files.length > 0 && { files }) };
}

function isFile(value: unknown): value is MessageFile {
  return typeof value === 'object' && value !== null && 'sha256' in value && 'name' in value && 'size' in value;
}

/** Whether a file is text by its extension: Markdown, CSV, JSON or plain text. */
export const isTextFile = ({ name }: MessageFile): boolean => /\.(?:md|csv|json|txt)$/i.test(name);

/** All files of a message. */
export function filesOf(message: Message): MessageFile[] {
  return answersOf(message).flatMap(({ files = [] }) => files);
}

function valueIn(values: object, name: string): unknown {
  return Object.hasOwn(values, name) ? values[name as keyof object] : undefined;
}

/** A value as text; options as their labels. */
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

/** A mailto URL for a reply that quotes the message, with its number in the subject. */
export function replyAddress(message: Message): string {
  const subject = message.form_type === 'contact' ? 'Your message' : formTitleOf(message);
  const quoted = shorten(message.message, quoteLimit).replace(/^/gm, '> ');
  const body = `Hello ${message.name},\n\n\n${message.message ? `\n${quoted}\n` : ''}`;
  // Line breaks in a mailto URL are CRLF (RFC 6068, section 5).
  const encode = (text: string) => encodeURIComponent(wellFormed(text).replace(/\r\n?|\n/g, '\r\n'));
  return `${mailAddress(message.email)}?subject=${encode(`Re: ${subject} [${message.reference}]`)}&body=${encode(body)}`;
}

/** A mailto URL with a single recipient, whatever the text contains. */
export function mailAddress(email: string): string {
  return `mailto:${encodeURIComponent(wellFormed(email)).replace('%40', '@')}`;
}

/** Mail programs accept URLs of about 2,000 characters; encoding can triple the length. */
const quoteLimit = 500;
