/**
 * What each form may send, as plain data: the validation, the mail's labels and the tests read it.
 * Sources: `spec/site.md §3` (fields and option values), `§5` (what is required).
 */

export interface FieldDefinition {
  /** Key in the payload. */
  name: string;
  /** What the field is called in errors and in the mail. */
  label: string;
  /** `option` is one value of `options`, `options` a list of them. */
  type: 'text' | 'email' | 'date' | 'option' | 'options';
  /** Whether an empty value is refused. @default false */
  required?: boolean;
  /** Whether line breaks are allowed. @default false */
  multiline?: boolean;
  /** Longest text accepted, in characters. @default LINE_LIMIT, or TEXT_LIMIT when multiline */
  maxLength?: number;
  options?: readonly string[];
}

export interface RequestFormDefinition {
  title: string;
  fields: readonly FieldDefinition[];
}

/** Longest single-line text without a limit of its own, in characters. */
export const LINE_LIMIT = 200;
/** Longest multi-line text, in characters. */
export const TEXT_LIMIT = 5000;
/** Longest e-mail address (RFC 5321). */
export const EMAIL_LIMIT = 254;
/** Longest phone number, in characters. */
export const PHONE_LIMIT = 50;

const sender: readonly FieldDefinition[] = [
  { name: 'name', label: 'Name', type: 'text', required: true },
  { name: 'email', label: 'E-mail address', type: 'email', required: true },
  { name: 'company', label: 'Company', type: 'text' },
  { name: 'phone', label: 'Phone', type: 'text', maxLength: PHONE_LIMIT },
];

export const contactFields: readonly FieldDefinition[] = [
  ...sender,
  { name: 'message', label: 'Message', type: 'text', required: true, multiline: true },
];

/** For the forms whose own fields travel in `eventDetails` or `requestDetails`. */
export const senderFields: readonly FieldDefinition[] = [
  ...sender,
  { name: 'message', label: 'Message', type: 'text', multiline: true },
];

export const speakingFields: readonly FieldDefinition[] = [
  { name: 'organizationName', label: 'Organization name', type: 'text', required: true },
  { name: 'eventName', label: 'Event name', type: 'text', required: true },
  { name: 'eventDate', label: 'Event date', type: 'date', required: true },
  { name: 'eventLocation', label: 'Event location', type: 'text', required: true },
  {
    name: 'eventType',
    label: 'Event type',
    type: 'option',
    options: ['conference', 'workshop', 'webinar', 'corporate', 'summit', 'panel', 'other'],
  },
  {
    name: 'audienceSize',
    label: 'Audience size',
    type: 'option',
    options: ['1-50', '51-100', '101-250', '251-500', '500+'],
  },
  { name: 'topic', label: 'Topic', type: 'text' },
  {
    name: 'duration',
    label: 'Duration',
    type: 'option',
    options: ['15-30', '30-45', '45-60', '60-90', 'half-day', 'full-day'],
  },
  {
    name: 'budget',
    label: 'Budget',
    type: 'option',
    options: ['nonprofit', '5k-10k', '10k-15k', '15k-25k', '25k+', 'discuss'],
  },
];

/** The request forms by the name they send in `requestDetails.form`. None is defined yet. */
export const requestForms: Readonly<Record<string, RequestFormDefinition>> = {};
