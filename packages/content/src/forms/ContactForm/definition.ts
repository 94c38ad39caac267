import { messages } from '@advisor/ui/forms';
import { object, string } from 'yup';
import { limits } from '../limits';
import type { ContactPayload } from '../payload';

export type ContactValues = Omit<ContactPayload, 'formType'>;

export const emptyContact: ContactValues = { name: '', email: '', company: '', phone: '', message: '' };

const line = (limit: number = limits.line) => string().trim().max(limit, messages.shorten(limit)).default('');

/** The rules of the contact form (spec/site.md §5); the server checks the same ones again. */
export const contactSchema = object({
  name: line().required(messages.enter('your name')),
  email: line(limits.email).required(messages.enter('your e-mail address')).email(messages.email),
  company: line(),
  phone: line(limits.phone),
  message: line(limits.text).required(messages.enter('a message')),
});
