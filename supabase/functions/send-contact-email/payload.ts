import { readFiles, type Attachment, type FileValue } from './attachments.ts';
import { MIN_FILL_TIME_MS, contactFields, requestForms, speakingFields } from './forms.generated.ts';
import type { FieldDefinition, RequestForms } from './forms.ts';
import { readNumber } from './number.generated.ts';
import {
  hasControlCharacters,
  isAsked,
  isCalendarDate,
  isSingleAddress,
  isUpcoming,
  kindOfAnswer,
} from './rules.generated.ts';
import { hasVisibleCharacter, tidyText } from './text.generated.ts';
import { completeWebAddress, isWebAddress } from './webAddress.generated.ts';

/** Empty are '', [], `false` and `null`. */
export type FieldValue = string | string[] | FileValue[] | number | boolean | null;

export interface ContactMessage {
  formType: 'contact' | 'speaking' | 'request';
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  message: string;
  /** The event's fields, or `{ form, fields }` of a request. Null for a contact message. */
  details: Record<string, unknown> | null;
  /** The files among the answers. */
  attachments?: Attachment[];
  // CONTACT-4
  /** A random UUID from the sender, the idempotency key: a retry is stored once. */
  requestId?: string;
}

/**
 * The message, whether it is taken only with a proof of work, and its unverified proof; or an error that a visitor
 * understands.
 */
export type ParseResult =
  | { ok: true; message: ContactMessage; isSuspicious: boolean; proof?: unknown }
  | { ok: false; error: string };
type FormResult = { ok: true; message: ContactMessage } | { ok: false; error: string };

/** The sender's fields in forms with `eventDetails` or `requestDetails`, in which a message is optional. */
const senderFields = contactFields.map((field) => (field.name === 'message' ? { ...field, required: false } : field));

/** Converts a decoded JSON payload into a message. Fields that no form defines are dropped. */
export function parsePayload(
  payload: unknown,
  forms: RequestForms = requestForms,
  now: Date = new Date(),
): ParseResult {
  if (!isRecord(payload)) return refuse('The message must be a JSON object.');
  const check = readCheck(payload.check);
  if (typeof check === 'string') return refuse(check);
  const { requestId } = payload;
  const given = requestId !== undefined && requestId !== null;
  if (given && (typeof requestId !== 'string' || !UUID.test(requestId)))
    return refuse('The request id must be a random UUID.');
  const parsed = parseForm(payload, forms, now);
  if (!parsed.ok) return parsed;
  return {
    ok: true,
    message: { ...parsed.message, ...(given && { requestId: requestId.toLowerCase() }) },
    ...check,
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function parseForm(payload: Record<string, unknown>, forms: RequestForms, now: Date): FormResult {
  switch (payload.formType) {
    case 'contact':
      return assemble('contact', readFields(contactFields, payload, now));
    case 'speaking':
      if (!isRecord(payload.eventDetails)) return refuse('The event details are missing.');
      return assemble(
        'speaking',
        readFields(senderFields, payload, now),
        readFields(speakingFields, payload.eventDetails, now),
      );
    case 'request':
      return parseRequest(payload, forms, now);
    default:
      return refuse('The form type must be "contact", "speaking" or "request".');
  }
}

/** The fields of the form that a payload names, of which some may be files. */
export function answeredFields(payload: unknown, forms: RequestForms): readonly FieldDefinition[] {
  if (!isRecord(payload)) return [];
  if (payload.formType === 'speaking') return speakingFields;
  const { form } = isRecord(payload.requestDetails) ? payload.requestDetails : {};
  return payload.formType === 'request' && typeof form === 'string' && Object.hasOwn(forms, form)
    ? forms[form]!.fields
    : [];
}

function parseRequest(payload: Record<string, unknown>, forms: RequestForms, now: Date): FormResult {
  const request = payload.requestDetails;
  if (!isRecord(request) || typeof request.form !== 'string' || !isRecord(request.fields)) {
    return refuse('The request details are missing.');
  }
  const form = Object.hasOwn(forms, request.form) ? forms[request.form] : undefined;
  if (!form) return refuse('There is no request form of that name.');
  const fields = readFields(form.fields, request.fields, now);
  return assemble('request', readFields(senderFields, payload, now), {
    ...fields,
    values: { form: request.form, fields: fields.values },
  });
}

interface FieldsResult {
  values: Record<string, unknown>;
  attachments: Attachment[];
  errors: string[];
}

function assemble(formType: ContactMessage['formType'], sender: FieldsResult, details?: FieldsResult): FormResult {
  const errors = [...sender.errors, ...(details?.errors ?? [])];
  if (errors.length > 0) return refuse(errors.join(' '));
  const text = (name: string) => (sender.values[name] as string | undefined) ?? '';
  return {
    ok: true,
    message: {
      formType,
      name: text('name'),
      email: text('email'),
      company: text('company') || null,
      phone: text('phone') || null,
      message: text('message'),
      details: details ? details.values : null,
      ...(details && details.attachments.length > 0 && { attachments: details.attachments }),
    },
  };
}

function readFields(definitions: readonly FieldDefinition[], source: Record<string, unknown>, now: Date): FieldsResult {
  const values: Record<string, FieldValue> = {};
  const attachments: Attachment[] = [];
  const errors: string[] = [];
  for (const field of definitions) {
    if (!isAsked(field.when, values)) continue;
    const raw = (Object.hasOwn(source, field.name) ? source[field.name] : undefined) ?? null;
    const result = readValue(field, raw);
    if ('error' in result) errors.push(result.error);
    else if (
      field.upcoming &&
      !isEmpty(result.value) &&
      !isUpcoming(String(result.value), dayAt(now, -12), dayAt(now, 14))
    )
      errors.push(`${field.label} must be a day from today to five years ahead.`);
    else if (!isEmpty(result.value)) {
      values[field.name] = result.value;
      attachments.push(...(result.files ?? []));
    } else if (field.required) errors.push(`${field.label} is required.`);
  }
  return { values, attachments, errors };
}

/** The day in a time zone, by its hours before or after UTC. */
const dayAt = (now: Date, hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(0, 10);

const isEmpty = (value: FieldValue) =>
  value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);

/** The longest text of a field that names no length of its own: an option, a date, a number. */
const LONGEST_VALUE = 100;

type ValueResult = { value: FieldValue; files?: Attachment[] } | { error: string };

function readValue(field: FieldDefinition, raw: unknown): ValueResult {
  if (raw === null) return { value: null };
  switch (field.type) {
    case 'options':
      return readList(field, raw);
    case 'number':
      return readFigure(field, raw);
    case 'consent':
      return typeof raw === 'boolean' ? { value: raw } : { error: `${field.label} must be true or false.` };
    case 'file':
      return readUpload(field, raw);
    default:
      return readText(field, raw);
  }
}

function readUpload(field: FieldDefinition, raw: unknown): ValueResult {
  const read = readFiles(field, raw);
  if ('error' in read) return read;
  return { value: read.files.map(({ name, size, sha256 }) => ({ name, size, sha256 })), files: read.files };
}

function readText(field: FieldDefinition, raw: unknown): ValueResult {
  if (typeof raw !== 'string') return { error: `${field.label} must be text.` };
  const { maxLength = LONGEST_VALUE } = field;
  // Before anything else reads it. Line breaks of two characters and invisible ones are not counted below.
  if (raw.length > 2 * maxLength + 1_000) return tooLong(field.label, maxLength);
  const multiline = field.multiline ?? false;
  const tidied = tidyText(raw, kindOfAnswer(field.type, multiline));
  // A line break at the end of a name is an attempt to inject a mail header.
  if (hasControlCharacters(tidied, multiline)) {
    return {
      error: `${field.label} contains ${multiline ? 'control characters' : 'line breaks or control characters'}. Please remove them.`,
    };
  }
  const value = field.type === 'url' ? completeWebAddress(tidied) : tidied;
  // A date has its length by its format.
  if (field.type !== 'date' && value.length > maxLength) return tooLong(field.label, maxLength);
  if (value === '') return { value };
  if (!hasVisibleCharacter(value)) return { error: `${field.label} needs at least one character that can be seen.` };
  if (field.type === 'email') return readAddress(field.label, value, maxLength);
  if (field.type === 'url' && !isWebAddress(value))
    return { error: `${field.label} must be a web address, such as https://example.com.` };
  if (field.type === 'date' && !isCalendarDate(value))
    return { error: `${field.label} must be a date, written YYYY-MM-DD.` };
  if (field.type === 'option' && !isOffered(field, value))
    return { error: `${field.label} must be one of the values offered.` };
  return { value };
}

/**
 * An email address, with its domain as the domain name system has it: `ann@bücher.example` and
 * `ann@xn--bcher-kva.example` are one mailbox, for the limits of MAIL-11 too.
 */
function readAddress(label: string, typed: string, maxLength: number): ValueResult {
  if (!isSingleAddress(typed)) return { error: `${label} must be exactly one address, such as name@example.com.` };
  const [local, domain] = typed.split('@');
  const value = `${local}@${new URL(`http://${domain}`).hostname}`;
  return value.length > maxLength ? tooLong(label, maxLength) : { value };
}

const tooLong = (label: string, most: number) => ({
  error: `${label} is too long: at most ${most} characters are accepted.`,
});

function readList(field: FieldDefinition, raw: unknown): ValueResult {
  if (!Array.isArray(raw) || !raw.every((entry) => isOffered(field, entry)))
    return { error: `${field.label} must be a list of the values offered.` };
  return { value: [...new Set(raw as string[])] };
}

// FORM-26
/** A number, or text as people write numbers. */
function readFigure({ label, whole, min = -Infinity, max = Infinity }: FieldDefinition, raw: unknown): ValueResult {
  if (typeof raw === 'string' && raw.length > LONGEST_VALUE) return tooLong(label, LONGEST_VALUE);
  const value = typeof raw === 'string' ? readNumber(raw) : raw;
  if (value === null) return { value };
  if (typeof value !== 'number' || !Number.isFinite(value)) return { error: `${label} must be a number.` };
  if (whole && !Number.isInteger(value)) return { error: `${label} must be a whole number.` };
  if (value < min) return { error: `${label} must be ${min} or more.` };
  return value > max ? { error: `${label} must be ${max} or less.` } : { value };
}

function isOffered(field: FieldDefinition, value: unknown): boolean {
  return field.options?.some((option) => option.value === value) === true;
}

// FORM-23, CONTACT-5
/**
 * The signs of a bot: it is suspicious if the honeypot is filled in, as browser extensions may do too, and has to prove work.
 * Or the error for one that came faster than anyone can type: it is not dropped with a false success, so that a person
 * mistaken for a bot loses nothing. There is no upper limit for the time; a payload without `check` is not judged.
 */
function readCheck(check: unknown): { isSuspicious: boolean; proof?: unknown } | string {
  if (check === undefined || check === null) return { isSuspicious: false };
  if (!isRecord(check)) return 'The check must be a JSON object.';
  const { trap = '', elapsed = MIN_FILL_TIME_MS, proof } = check;
  if (typeof trap !== 'string' || typeof elapsed !== 'number') return 'The check must hold a text and a number.';
  if (elapsed < MIN_FILL_TIME_MS)
    return 'This came faster than anyone can type. Please wait a few seconds and send it again.';
  return { isSuspicious: trap !== '', ...(proof !== undefined && { proof }) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(error: string): { ok: false; error: string } {
  return { ok: false, error };
}
