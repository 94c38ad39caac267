import type { Notice } from '@advisor/ui';
import type { FieldDefinition } from '@advisor/ui/forms';
import type { FormWords, GuideFormWords } from '../shapes/shapes';
import { reportFields } from './report';

// CONTACT-1
/** The fields that hold the sender's name, contact details and message. */
export interface SenderFields {
  /** One field, or two that are joined with a space. */
  name: readonly [string] | readonly [string, string];
  company?: string;
  phone?: string;
  message?: string;
}

/** One form as plain data. Rendering, validation, the request body and the server's copy all derive from it. */
export interface FormDefinition {
  /** `contact` and `speaking` for these two forms; every other one is a `request`. */
  formType: 'contact' | 'speaking' | 'request';
  /** The name of the form in requests and in the database. */
  name: string;
  /** The name of the form in the owner's mail. */
  title: string;
  /** The path of the page that it stands on, and whose words are around it. */
  page: `/${string}`;
  /** The label in the narrow column beside the form. */
  label: string;
  words: FormWords | GuideFormWords;
  /** Always include `email`; without it nobody could reply. */
  fields: readonly FieldDefinition[];
  sender: SenderFields;
  // FORM-30
  /** Whether the result of a tool can be sent with it. @default false */
  takesReport?: boolean;
  submitLabel: string;
  // FORM-2
  /** The label of the button while sending. */
  busyLabel: 'Sending...' | 'Submitting...';
  success: Required<Notice>;
  failure: Notice;
}

// FORM-32
/** What happens after sending. */
export function responseOf(words: FormWords | GuideFormWords): string {
  return 'withoutFile' in words && words.file === null ? words.withoutFile : words.response;
}

type RequestDefinition = Pick<FormDefinition, 'name' | 'title' | 'page' | 'label' | 'words' | 'fields' | 'sender'> &
  Partial<Pick<FormDefinition, 'submitLabel' | 'busyLabel' | 'takesReport'>>;

/** A request form, with the notices that all request forms share. */
export function requestForm(definition: RequestDefinition): FormDefinition {
  return {
    formType: 'request',
    submitLabel: 'Send request',
    busyLabel: 'Sending...',
    success: { title: 'Request Sent Successfully', message: `Thank you. ${responseOf(definition.words)}` },
    failure: { title: 'Error', message: 'Failed to send your request. Please try again or contact me directly.' },
    ...definition,
  };
}

/** All answers that a form may send: those to its own fields and, where it takes one, the report of a tool. */
export const allFields = ({ fields, takesReport }: Pick<FormDefinition, 'fields' | 'takesReport'>) =>
  takesReport ? [...fields, ...reportFields] : fields;
