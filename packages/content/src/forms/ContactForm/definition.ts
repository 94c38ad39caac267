import { contactForm } from '../../lists/contact';
import type { FormDefinition } from '../definition';
import { company, email, line, phone, text } from '../fields';

// FORM-9, NOTICE-3
/** The form of /contact, with its notices. Name, e-mail and message are required. */
export const contact: FormDefinition = {
  formType: 'contact',
  name: 'contact',
  title: 'Message',
  label: 'Message',
  words: contactForm,
  fields: [
    line('name', 'Name', { required: 'your name', autoComplete: 'name' }),
    email,
    company,
    phone,
    text('message', 'Message', { required: 'a message' }),
  ],
  sender: { name: ['name'], company: 'company', phone: 'phone', message: 'message' },
  submitLabel: 'Send message',
  busyLabel: 'Sending...',
  success: {
    title: 'Message Sent Successfully',
    message: "Thank you for your message! I'll get back to you as soon as possible.",
  },
  failure: { title: 'Error', message: 'Failed to send your message. Please try again or contact me directly.' },
};
