import {
  EMAIL_LIMIT,
  LINE_LIMIT,
  TEXT_LIMIT,
  contactFields,
  requestForms,
  senderFields,
  speakingFields,
  type FieldDefinition,
  type RequestFormDefinition,
} from './forms.ts';

export type FieldValue = string | string[];

export interface ContactMessage {
  formType: 'contact' | 'speaking' | 'request';
  name: string;
  email: string;
  company: string | null;
  phone: string | null;
  message: string;
  /** The event's fields, or `{ form, fields }` of a request. Null for a contact message. */
  details: Record<string, unknown> | null;
}

/** The message, or what is wrong with it in sentences a visitor understands. */
export type ParseResult = { ok: true; message: ContactMessage } | { ok: false; error: string };

/** Turns a decoded JSON payload into a message. Fields that no form defines are left out. */
export function parsePayload(
  payload: unknown,
  forms: Readonly<Record<string, RequestFormDefinition>> = requestForms,
): ParseResult {
  if (!isRecord(payload)) return refuse('The message must be a JSON object.');
  switch (payload.formType) {
    case 'contact':
      return assemble('contact', readFields(contactFields, payload));
    case 'speaking':
      if (!isRecord(payload.eventDetails)) return refuse('The event details are missing.');
      return assemble('speaking', readFields(senderFields, payload), readFields(speakingFields, payload.eventDetails));
    case 'request':
      return parseRequest(payload, forms);
    default:
      return refuse('The form type must be "contact", "speaking" or "request".');
  }
}

function parseRequest(
  payload: Record<string, unknown>,
  forms: Readonly<Record<string, RequestFormDefinition>>,
): ParseResult {
  const request = payload.requestDetails;
  if (!isRecord(request) || typeof request.form !== 'string' || !isRecord(request.fields)) {
    return refuse('The request details are missing.');
  }
  const form = Object.hasOwn(forms, request.form) ? forms[request.form] : undefined;
  if (!form) return refuse('There is no request form of that name.');
  const fields = readFields(form.fields, request.fields);
  return assemble('request', readFields(senderFields, payload), {
    errors: fields.errors,
    values: { form: request.form, fields: fields.values },
  });
}

interface FieldsResult {
  values: Record<string, unknown>;
  errors: string[];
}

function assemble(formType: ContactMessage['formType'], sender: FieldsResult, details?: FieldsResult): ParseResult {
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
    },
  };
}

function readFields(definitions: readonly FieldDefinition[], source: Record<string, unknown>): FieldsResult {
  const values: Record<string, FieldValue> = {};
  const errors: string[] = [];
  for (const field of definitions) {
    const raw = Object.hasOwn(source, field.name) ? source[field.name] : undefined;
    const value = field.type === 'options' ? readList(field, raw) : readText(field, raw);
    if ('error' in value) errors.push(value.error);
    else if (value.value.length > 0) values[field.name] = value.value;
    else if (field.required) errors.push(`${field.label} is required.`);
  }
  return { values, errors };
}

type ValueResult = { value: FieldValue } | { error: string };

function readText(field: FieldDefinition, raw: unknown): ValueResult {
  if (raw === undefined || raw === null) return { value: '' };
  if (typeof raw !== 'string') return { error: `${field.label} must be text.` };
  // Checked before trimming: a line break at the end of a name is an attempt at a mail header, not a slip.
  const lines = field.multiline ? raw.replace(/\r\n?/g, '\n') : raw;
  const forbidden = field.multiline ? UNSAFE_IN_TEXT : UNSAFE_IN_LINE;
  if (forbidden.test(lines) || !lines.isWellFormed()) {
    return {
      error: `${field.label} contains ${field.multiline ? 'control characters' : 'line breaks or control characters'}. Please remove them.`,
    };
  }
  const value = lines.trim();
  const limit = field.maxLength ?? (field.type === 'email' ? EMAIL_LIMIT : field.multiline ? TEXT_LIMIT : LINE_LIMIT);
  if (value.length > limit) return { error: `${field.label} is too long: at most ${limit} characters are accepted.` };
  if (value === '') return { value };
  if (field.type === 'email' && !isSingleAddress(value))
    return { error: `${field.label} must be exactly one address, such as name@example.com.` };
  if (field.type === 'date' && !isCalendarDate(value))
    return { error: `${field.label} must be a date, written YYYY-MM-DD.` };
  if (field.type === 'option' && !field.options?.includes(value))
    return { error: `${field.label} must be one of the values offered.` };
  return { value };
}

function readList(field: FieldDefinition, raw: unknown): ValueResult {
  if (raw === undefined || raw === null) return { value: [] };
  const known = (entry: unknown) => typeof entry === 'string' && field.options?.includes(entry) === true;
  if (!Array.isArray(raw) || !raw.every(known))
    return { error: `${field.label} must be a list of the values offered.` };
  return { value: [...new Set(raw as string[])] };
}

// Control characters, the Unicode line separators, and the marks that reverse the direction of text.
const UNSAFE_IN_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
const UNSAFE_IN_TEXT = /[^\P{Cc}\t\n]/u;

/** Whether a text is one plain e-mail address: no display name, no list, no comment, no quoted local part. */
export function isSingleAddress(text: string): boolean {
  const match =
    /^([a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64})@([\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?)+)$/iu.exec(
      text,
    );
  const local = match?.[1];
  return local !== undefined && !local.startsWith('.') && !local.endsWith('.') && !local.includes('..');
}

function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function refuse(error: string): ParseResult {
  return { ok: false, error };
}
