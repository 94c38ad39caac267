import { requestForm } from '../definition';
import { choice, company, email, firstName, lastName, line, personal, text } from '../fields';

// FORM-19
/** /book-msp-assessment. */
export const mspAssessment = requestForm({
  name: 'msp-assessment',
  title: 'MSP assessment',
  page: '/book-msp-assessment',
  label: 'Booking',
  words: {
    heading: 'Book your assessment',
    intro: 'Ranges are enough. Exact figures come later, under a confidentiality agreement.',
    response: 'I will email you to set a date for the intake call.',
  },
  submitLabel: 'Request the assessment',
  fields: [
    firstName,
    lastName,
    email,
    { ...company, label: 'MSP company' },
    line('role', 'Your role', { autoComplete: 'organization-title' }),
    choice('employees', 'Employees', [
      ['1-5', '1–5 people'],
      ['6-15', '6–15 people'],
      ['16-30', '16–30 people'],
      ['31-50', '31–50 people'],
      ['50+', '50+ people'],
    ]),
    choice('revenue', 'Annual revenue', [
      ['under500k', 'Under $500k'],
      ['500k-1m', '$500k–$1M'],
      ['1m-2m', '$1M–$2M'],
      ['2m-5m', '$2M–$5M'],
      ['over5m', 'Over $5M'],
    ]),
    text('primaryServices', 'Primary services', { hint: 'What most of your clients pay you for.' }),
    text('challenges', 'Challenges'),
  ],
  sender: personal,
});
