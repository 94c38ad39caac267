import { requestForm } from '../definition';
import { choice, email, firstName, lastName, line, organization, personal, text, title } from '../fields';

// FORM-13
/** /partnership-opportunities. */
export const partnershipInquiry = requestForm({
  name: 'partnership-inquiry',
  title: 'Partnership inquiry',
  page: '/partnership-opportunities',
  label: 'Inquiry',
  words: {
    heading: 'Partnership inquiry',
    intro: 'Tell me what you would like to achieve in a year, and for whom.',
    response: 'You will be offered a consultation within 3 business days.',
  },
  submitLabel: 'Send inquiry',
  fields: [
    firstName,
    lastName,
    email,
    organization,
    { ...title, required: 'your job title' },
    { ...line('website', 'Website', { autoComplete: 'url' }), type: 'url' },
    choice(
      'partnershipType',
      'Partnership',
      [
        ['strategic', 'Strategic alliance'],
        ['speaking', 'Speaking and events'],
        ['educational', 'Educational program'],
        ['network', 'Channel network'],
        ['custom', 'Something else'],
      ],
      { required: 'a kind of partnership', prefill: 'type' },
    ),
    choice('timeline', 'When to begin', [
      ['immediate', 'Immediately'],
      ['quarter', 'This quarter'],
      ['next-quarter', 'Next quarter'],
      ['future', 'Later'],
    ]),
    text('description', 'Your vision', { required: 'what you would like to achieve together' }),
  ],
  sender: personal,
});
