import type { Notice } from '@advisor/ui';
import type { FieldDefinition } from '@advisor/ui/forms';
import type { FormWords } from '../lists/shapes';

/** Which answers are the sender's name, addresses and message (spec/site.md §3, "Contact message payload"). */
export interface SenderFields {
  /** One field, or two that are joined by a blank. */
  name: readonly [string] | readonly [string, string];
  company?: string;
  phone?: string;
  message?: string;
}

/** One form as plain data: what is drawn, checked, sent and read by the server all come from it. */
export interface FormDefinition {
  /** `contact` and `speaking` are the two forms of spec/site.md §7; every other one is a `request`. */
  formType: 'contact' | 'speaking' | 'request';
  /** What the server calls a request form. */
  name: string;
  /** What the owner's mail calls it. */
  title: string;
  /** What stands in the narrow column beside the form. */
  label: string;
  words: FormWords;
  /** Every form asks for `email`; nobody could be answered without it. */
  fields: readonly FieldDefinition[];
  sender: SenderFields;
  submitLabel: string;
  /** What the button reads while sending (spec/site.md §4). */
  busyLabel: 'Sending...' | 'Submitting...';
  success: Notice;
  failure: Notice;
}

type RequestDefinition = Pick<FormDefinition, 'name' | 'title' | 'label' | 'words' | 'fields' | 'sender'> &
  Partial<Pick<FormDefinition, 'submitLabel' | 'busyLabel'>>;

/** A request form, with the notices that all of them share. */
export function requestForm(definition: RequestDefinition): FormDefinition {
  return {
    formType: 'request',
    submitLabel: 'Send request',
    busyLabel: 'Sending...',
    success: { title: 'Request Sent Successfully', message: `Thank you. ${definition.words.response}` },
    failure: { title: 'Error', message: 'Failed to send your request. Please try again or contact me directly.' },
    ...definition,
  };
}
