import { requestForm } from '../definition';
import { choice, email, firstName, lastName, organization, personal, text, title } from '../fields';

// FORM-11
/** /request-advisory-services. */
export const advisoryRequest = requestForm({
  name: 'advisory-request',
  title: 'Advisory services',
  page: '/request-advisory-services',
  label: 'Request',
  words: {
    heading: 'Describe what you need',
    intro: 'A paragraph is enough. Please leave out passwords and client names.',
    response: 'You will hear from me within 2 business days.',
  },
  fields: [
    firstName,
    lastName,
    email,
    organization,
    { ...title, required: 'your job title' },
    choice(
      'serviceType',
      'Service',
      [
        ['cybersecurity', 'Cybersecurity strategy'],
        ['channel', 'Channel development'],
        ['board', 'Board advisory'],
        ['expansion', 'Global market expansion'],
        ['other', 'Something else'],
      ],
      { required: 'a service', prefill: 'type' },
    ),
    choice('timeline', 'When to begin', [
      ['immediate', 'Immediately'],
      ['quarter', 'This quarter'],
      ['next-quarter', 'Next quarter'],
      ['planning', 'Still planning'],
    ]),
    text('description', 'What is going on', { required: 'a few words about what you need' }),
  ],
  sender: personal,
  takesReport: true,
});
