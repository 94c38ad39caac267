import { requestForm } from '../definition';
import { choice, company, email, line } from '../fields';

// FORM-20
/** /download-msp-guide. */
export const mspGuide = requestForm({
  name: 'msp-guide',
  title: 'MSP Guide',
  page: '/download-msp-guide',
  label: 'Order',
  words: {
    heading: 'Get the guide',
    intro: 'Your address is used only to send the guide.',
    response: 'The guide and the bonus resources arrive by email. No other mail follows.',
  },
  submitLabel: 'Get the guide',
  fields: [
    line('name', 'Name', { required: 'your name', autoComplete: 'name' }),
    email,
    { ...company, label: 'MSP company' },
    choice('role', 'Your role', [
      ['owner', 'Owner'],
      ['ceo', 'CEO'],
      ['coo', 'COO'],
      ['sales', 'Sales'],
      ['technical', 'Technical'],
      ['other', 'Other'],
    ]),
    choice('businessStage', 'Business stage', [
      ['startup', 'Startup'],
      ['growth', 'Growth'],
      ['established', 'Established'],
      ['planning', 'Planning to start'],
    ]),
  ],
  sender: { name: ['name'], company: 'company' },
});
