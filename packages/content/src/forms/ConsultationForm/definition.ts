import { requestForm } from '../definition';
import { choice, company, email, firstName, lastName, personal, text } from '../fields';

// FORM-14, PAGE-11
/** /schedule-consultation. The business growth card preselects `msp`. */
export const consultation = requestForm({
  name: 'consultation',
  title: 'Consultation',
  page: '/schedule-consultation',
  label: 'Booking',
  words: {
    heading: 'Request a time',
    intro: 'Name the week that suits you. I propose two times, and you choose.',
    response: 'You will get a confirmation within 24 hours.',
  },
  fields: [
    firstName,
    lastName,
    email,
    company,
    choice(
      'consultationType',
      'Consultation',
      [
        ['strategy', 'Strategy session'],
        ['msp', 'MSP business growth session'],
        ['partnership', 'Partnership session'],
        ['advisory', 'Advisory services'],
        ['other', 'Something else'],
      ],
      { prefill: 'type' },
    ),
    choice('timeframe', 'When', [
      ['asap', 'As soon as possible'],
      ['week', 'Within a week'],
      ['month', 'Within a month'],
      ['flexible', 'I am flexible'],
    ]),
    text('message', 'What it is about'),
  ],
  sender: personal,
  takesReport: true,
});
