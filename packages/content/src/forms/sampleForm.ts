import { requestForm } from './definition';
import { choice, choices, email, firstName, lastName, line, phone } from './fields';

// FORM-24, FORM-25, FORM-26, FORM-27
/** A request form with all that the form model can express, for stories and tests. It is on no page. */
export const sampleForm = requestForm({
  name: 'sample',
  title: 'Workshop request',
  page: '/contact',
  label: 'Workshop',
  words: {
    heading: 'Request a workshop',
    intro: 'Tell me who takes part, and how to reach you.',
    response: 'I answer within two business days.',
  },
  fields: [
    firstName,
    lastName,
    email,
    choice(
      'reply',
      'Reply',
      [
        ['mail', 'By email'],
        ['phone', 'By phone'],
      ],
      { required: 'how I should reply', radio: true },
    ),
    { ...phone, required: 'your phone number', when: { field: 'reply', is: ['phone'] } },
    {
      name: 'calls',
      label: 'You may call me about this request',
      type: 'consent',
      required: 'that I may call you',
      when: { field: 'reply', is: ['phone'] },
    },
    {
      name: 'people',
      label: 'People',
      type: 'number',
      required: 'how many people take part',
      min: 2,
      max: 2000,
      whole: true,
    },
    { name: 'days', label: 'Days', type: 'number', min: 0.5 },
    choices('topics', 'Topics', [
      { value: 'risk', label: 'Risk' },
      { value: 'cloud', label: 'Cloud' },
      { value: 'other', label: 'Something else' },
    ]),
    line('otherTopic', 'Other topic', { required: 'the topic', when: { field: 'topics', is: ['other'] } }),
    {
      name: 'contract',
      label: 'Contract',
      type: 'file',
      required: 'the contract',
      accept: ['pdf'],
      maxBytes: 500_000,
      when: { field: 'topics', is: ['other'] },
    },
    { name: 'brief', label: 'Send me the executive brief too', type: 'consent' },
    choice(
      'frequency',
      'Frequency',
      [
        ['weekly', 'Every week'],
        ['monthly', 'Every month'],
      ],
      { when: { field: 'brief', is: [true] } },
    ),
    line('weekday', 'Day of the week', { when: { field: 'frequency', is: ['weekly'] } }),
    {
      name: 'agenda',
      label: 'Agenda',
      type: 'file',
      hint: 'If there is one.',
      accept: ['pdf', 'png', 'text'],
      maxBytes: 500_000,
      maxFiles: 2,
    },
  ],
  sender: { name: ['firstName', 'lastName'], phone: 'phone' },
});
