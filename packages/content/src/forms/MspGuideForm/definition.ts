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
    response: 'A link to edition 1 of the guide, a summary, arrives by email. Asking for it subscribes you to nothing.',
    withoutFile:
      'The guide has no file yet. I answer you by email, and the link follows as soon as it has one. It subscribes you to nothing.',
    file: '/files/msp-guide.pdf',
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
