import { requestForm } from '../definition';
import { choice, company, email, firstName, jobTitle, lastName, personal } from '../fields';

// FORM-18
/** /executive-brief. */
export const executiveBrief = requestForm({
  name: 'executive-brief',
  title: 'Executive brief',
  page: '/executive-brief',
  label: 'Order',
  words: {
    heading: 'Choose your brief',
    intro: 'Your industry decides which examples you get.',
    response: 'Your first brief is the next edition. Every edition has an unsubscribe link.',
  },
  submitLabel: 'Order the brief',
  fields: [
    firstName,
    lastName,
    email,
    company,
    jobTitle,
    choice(
      'briefType',
      'Brief',
      [
        ['cybersecurity', 'Cybersecurity brief'],
        ['msp', 'MSP brief'],
        ['strategic', 'Strategic technology brief'],
        ['all', 'All three'],
      ],
      { prefill: 'type' },
    ),
    choice('industry', 'Industry', [
      ['healthcare', 'Healthcare'],
      ['finance', 'Finance'],
      ['manufacturing', 'Manufacturing'],
      ['retail', 'Retail'],
      ['technology', 'Technology'],
      ['education', 'Education'],
      ['government', 'Government'],
      ['other', 'Other'],
    ]),
    choice('deliveryFrequency', 'How often', [
      ['weekly', 'Weekly'],
      ['biweekly', 'Every two weeks'],
      ['monthly', 'Monthly'],
      ['quarterly', 'Quarterly'],
    ]),
  ],
  sender: personal,
});
