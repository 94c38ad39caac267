import type { FormDefinition } from '../definition';
import { company, email, line, phone, text } from '../fields';

const response = 'You will hear from me within 24–\u206048\u00a0hours.';

// FORM-9, NOTICE-3
/** The form of /contact, with its notices. Name, email and message are required. */
export const contact: FormDefinition = {
  formType: 'contact',
  name: 'contact',
  title: 'Message',
  page: '/contact',
  label: 'Message',
  words: {
    heading: 'Send a message',
    intro: 'Your message goes to me alone. It is never passed on or added to a mailing list.',
    response,
  },
  fields: [
    line('name', 'Name', { required: 'your name', autoComplete: 'name' }),
    email,
    company,
    phone,
    text('message', 'Message', { required: 'a message', prefill: 'message' }),
  ],
  sender: { name: ['name'], company: 'company', phone: 'phone', message: 'message' },
  submitLabel: 'Send message',
  busyLabel: 'Sending...',
  success: {
    title: 'Message Sent Successfully',
    message: `Thank you for your message! I'll get back to you as soon as possible. ${response}`,
  },
  failure: { title: 'Error', message: 'Failed to send your message. Please try again or contact me directly.' },
};
