import { requestForm } from '../definition';
import { choice, company, email, firstName, jobTitle, lastName, personal, text } from '../fields';

// FORM-16
/** /book-executive-session. */
export const executiveSession = requestForm({
  name: 'executive-session',
  title: 'Executive session',
  page: '/book-executive-session',
  label: 'Booking',
  words: {
    heading: 'Request a session',
    intro: 'If the matter is confidential, describe it without names.',
    response: 'I answer in time for the urgency you choose.',
  },
  fields: [
    firstName,
    lastName,
    email,
    company,
    jobTitle,
    choice(
      'sessionType',
      'Session',
      [
        ['strategic', 'Strategic Planning'],
        ['risk', 'Risk Assessment'],
        ['leadership', 'Leadership Advisory'],
      ],
      { prefill: 'type' },
    ),
    choice('urgency', 'Urgency', [
      ['urgent', 'Urgent: within 48 hours'],
      ['high', 'High: within 1 week'],
      ['normal', 'Normal: within 2 weeks'],
      ['flexible', 'Flexible'],
    ]),
    text('objectives', 'Objectives'),
  ],
  sender: personal,
  takesReport: true,
});
