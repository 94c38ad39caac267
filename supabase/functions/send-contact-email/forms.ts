import type { FileType } from './fileRules.generated.ts';
import type { Condition } from './rules.generated.ts';

/** A field of a form on the server; the fields are in `forms.generated.ts`. */
export interface FieldDefinition {
  /** The key in the payload. */
  name: string;
  /** The label in errors and in the mail. */
  label: string;
  /** `option` is one value of `options`, `options` a list of them, `consent` a boolean, `file` a list of files. */
  type: 'text' | 'email' | 'tel' | 'url' | 'date' | 'option' | 'options' | 'number' | 'consent' | 'file';
  /** Whether an empty value is refused, of a consent `false`. @default false */
  required?: boolean;
  /** Without its being met the value is dropped. */
  when?: Condition;
  /** Whether line breaks are allowed. @default false */
  multiline?: boolean;
  /** Of a date: whether it must be from today to five years ahead. @default false */
  upcoming?: boolean;
  /** The maximum length of a text, in characters. */
  maxLength?: number;
  /** The values, and their visible labels. */
  options?: readonly { value: string; label: string }[];
  /** The bounds of a number. */
  min?: number;
  max?: number;
  /** Whether only a whole number is accepted. @default false */
  whole?: boolean;
  /** The types of files, the maximum size of each in bytes, and how many there may be: one by default. */
  accept?: readonly FileType[];
  maxBytes?: number;
  maxFiles?: number;
}

/** Details of the owner, by which the words of the site may name them: `{email}`. */
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

/** What a sender is told, as it ships. */
export interface SentWords {
  /** The path of the form's page, whose published words take the place of these. */
  page: `/${string}`;
  /** What happens next and by when. */
  response: string;
  /** Only of a form that asks for a guide. */
  guide?: GuideWords;
}

/** What is answered to those who ask for a guide. */
export interface GuideWords {
  /** The address of its file: a path of the site, or https://…; null while there is none. */
  file: string | null;
  /** What happens next while there is none. */
  withoutFile: string;
}

export interface RequestFormDefinition extends SentWords {
  /** The name of the form in the mail. */
  title: string;
  fields: readonly FieldDefinition[];
}

/** The request forms by the name they send in `requestDetails.form`. */
export type RequestForms = Readonly<Record<string, RequestFormDefinition>>;
