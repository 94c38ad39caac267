import {
  contactFields,
  requestForms,
  speakingFields,
} from '../../../supabase/functions/send-contact-email/forms.generated.ts';
import type { FieldDefinition } from '../../../supabase/functions/send-contact-email/forms.ts';
import { upcomingDay } from '../../support/upcoming.ts';

/** The forms of the site, each with its page and its fields, and answers to them. */

export interface FormPage {
  path: string;
  /** What is stored and mailed: the fields of the server's own definition. */
  fields: readonly FieldDefinition[];
  /** Fields that the page has and that are stored as name, email address, phone and message. */
  alsoAsked?: readonly FieldDefinition[];
  formType: 'contact' | 'speaking' | 'request';
}

const [name, email, , phone] = contactFields as [FieldDefinition, FieldDefinition, FieldDefinition, FieldDefinition];
const request = (form: string, path: string): [string, FormPage] => {
  // Those about the result of a tool are asked where there is one (FORM-30).
  const fields = requestForms[form]!.fields.filter(
    ({ name, when }) => name !== 'sendReport' && when?.field !== 'sendReport',
  );
  return [form, { path, fields, formType: 'request' }];
};

export const forms: [string, FormPage][] = [
  ['contact', { path: '/contact', fields: contactFields, formType: 'contact' }],
  [
    'speaking',
    {
      path: '/speaking-engagement',
      fields: speakingFields,
      alsoAsked: [
        { ...name, label: 'Contact name' },
        email,
        phone,
        { name: 'message', label: 'Additional information', type: 'text', multiline: true },
      ],
      formType: 'speaking',
    },
  ],
  request('advisory-request', '/request-advisory-services'),
  request('mentorship-application', '/apply-mentorship-program'),
  request('partnership-inquiry', '/partnership-opportunities'),
  request('consultation', '/schedule-consultation'),
  request('strategy-guide', '/download-strategy-guide'),
  request('executive-session', '/book-executive-session'),
  request('advisory-proposal', '/request-advisory-proposal'),
  request('executive-brief', '/executive-brief'),
  request('msp-assessment', '/book-msp-assessment'),
  request('msp-guide', '/download-msp-guide'),
  request('channel-assessment', '/channel-assessment'),
  request('channel-strategy', '/discuss-channel-strategy'),
  request('channel-planning', '/schedule-channel-planning'),
  request('channel-audit', '/request-channel-audit'),
];

interface FileAnswer {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
export type Answer = string | string[] | true | FileAnswer;
export type Answers = Record<string, Answer>;

export function answersFor(form: string, fields: readonly FieldDefinition[]): Answers {
  return Object.fromEntries(
    fields.map((field) => {
      const values = field.options?.map(({ value }) => value) ?? [];
      if (field.type === 'options') return [field.name, values.filter((_value, position) => position !== 1)];
      // What other fields depend on, so that they are asked.
      const wanted = fields.flatMap(({ when }) => (when?.field === field.name ? when.is : []));
      if (field.type === 'option')
        return [field.name, values.find((value) => wanted.includes(value)) ?? values.at(-1)!];
      if (field.type === 'number') return [field.name, String(field.max ?? field.min ?? 7)];
      if (field.type === 'consent') return [field.name, true];
      if (field.type === 'file') {
        const buffer = Buffer.from(`%PDF-1.7 ${field.label} of Ada`);
        return [field.name, { name: `${field.name}.pdf`, mimeType: 'application/pdf', buffer }];
      }
      if (field.type === 'email') return [field.name, `${form}@northwind.example`];
      if (field.type === 'tel') return [field.name, '+1 574 555 0100'];
      if (field.type === 'url') return [field.name, 'https://northwind.example/about'];
      if (field.type === 'date') return [field.name, upcomingDay];
      return [field.name, field.multiline ? `${field.label} <b>of</b> Ada,\nin two lines` : `${field.label} of Ada`];
    }),
  );
}
