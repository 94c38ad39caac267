import type { FileType } from './fileRules.generated.ts';
import type { Condition } from './rules.generated.ts';

/** A form field on the server; the fields are in `forms.generated.ts`. */
export interface FieldDefinition {
  /** The key in the payload. */
  name: string;
  /** The label in errors and in the mail. */
  label: string;
  /** `option` is one value of `options`, `options` a list of them, `consent` a boolean, `file` a list of files. */
  type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'option' | 'options' | 'number' | 'consent' | 'file';
  /** Whether an empty value is rejected; for a consent, `false`. @default false */
  required?: boolean;
  /** If it is not met, the value is dropped. */
  when?: Condition;
  /** Whether line breaks are allowed. @default false */
  multiline?: boolean;
  /** The maximum length of a text, in characters. */
  maxLength?: number;
  /** The values, and their visible labels. */
  options?: readonly { value: string; label: string }[];
  /** The range of a number. */
  min?: number;
  max?: number;
  /** Whether only integers are accepted. @default false */
  whole?: boolean;
  /** File types, maximum size of each in bytes, and maximum number, one by default. */
  accept?: readonly FileType[];
  maxBytes?: number;
  maxFiles?: number;
}

/** Details of the owner that the site's texts can include: `{email}`. */
export interface OwnerWords {
  name: string;
  role: string;
  siteUrl: string;
  email: string;
  mediaEmail: string;
  /** A number, or words such as "By appointment". */
  phone: string;
  schedulingUrl: string;
}

/** What a sender is told, as shipped. */
export interface SentWords {
  /** The path of the form's page, whose published texts override these. */
  page: `/${string}`;
  /** What happens next and by when. */
  response: string;
  /** Only for a form that asks for a guide. */
  guide?: GuideWords;
}

/** The reply to those who ask for a guide. */
export interface GuideWords {
  /** Its file's URL: a path of the site, or https://…; null if none yet. */
  file: string | null;
  /** What happens next while there is none. */
  withoutFile: string;
}

export interface RequestFormDefinition extends SentWords {
  /** The name of the form in the mail. */
  title: string;
  fields: readonly FieldDefinition[];
  // BOOKING-5
  /** Whether it offers times to pick, and which answer names the kind of session. */
  times?: { kindField?: string };
}

/** The request forms, by the name sent in `requestDetails.form`. */
export type RequestForms = Readonly<Record<string, RequestFormDefinition>>;
