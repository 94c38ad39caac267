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
    response: 'The guide arrives by email. No other mail follows.',
  },
  submitLabel: 'Get the guide',
  fields: [line('fullName', 'Full name', { required: 'your name', autoComplete: 'name' }), email, company, jobTitle],
  sender: { name: ['fullName'], company: 'company' },
});
