import { requestForm } from '../definition';
import { company, email, jobTitle, line } from '../fields';

// FORM-15
/** /download-strategy-guide. */
export const strategyGuide = requestForm({
  name: 'strategy-guide',
  title: 'Cybersecurity Strategy Guide',
  page: '/download-strategy-guide',
  label: 'Order',
  words: {
    heading: 'Get the guide',
    intro: 'Your address is used only to send the guide.',
    response: 'A link to edition 1 of the guide, a summary, arrives by email. Asking for it subscribes you to nothing.',
    withoutFile:
      'The guide has no file yet. I answer you by email, and the link follows as soon as it has one. It subscribes you to nothing.',
    file: '/files/cybersecurity-strategy-guide.pdf',
  },
  submitLabel: 'Get the guide',
  fields: [line('fullName', 'Full name', { required: 'your name', autoComplete: 'name' }), email, company, jobTitle],
  sender: { name: ['fullName'], company: 'company' },
});
