import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/terms-of-service',
  title: 'Terms of Service',
  description: 'The rules for using this site, its documents and its free tools.',
  searchWords: 'terms and conditions, legal, liability, copyright, disclaimer, license',
  fields: words.legalText(),
  words: {
    headline: 'Terms of Service',
    lead: 'The rules for using this site. By using it you accept them.',
    lastRevised: '2026-11-20',
    sections: [
      {
        heading: 'What this site is',
        paragraphs: [
          'This site presents the work of {legalName} and offers forms, documents and tools. Using it does not make you a client. Advisory work begins with a signed agreement, and that agreement comes before these terms.',
        ],
      },
      {
        heading: 'Information, not advice',
        paragraphs: [
          'Articles, guides and tool results are general information. They do not know your circumstances and are no substitute for legal, financial or technical advice.',
        ],
      },
      {
        heading: 'The free tools',
        paragraphs: [
          'The tools run in your browser and give estimates. Check a result before you act on it. What you enter is stored on your device only, and keeping a copy is up to you.',
        ],
      },
      {
        heading: 'Fair use',
        paragraphs: ['Please do not:'],
        items: [
          'Send messages that are unlawful, or that pretend to come from someone else',
          'Try to enter areas of the site that are not open to you',
          'Send automated requests that slow the site down for others',
          'Present material from this site as your own',
        ],
      },
      {
        heading: 'Ownership',
        paragraphs: [
          'Texts, drawings and documents belong to {legalName} unless another owner is named. You may quote them with credit and use downloaded documents inside your own organization.',
        ],
      },
      {
        heading: 'Requests and bookings',
        paragraphs: [
          'A form is a request. A date, a price or a place in a program is agreed only once it has been confirmed in writing. Response times on this site are goals.',
        ],
      },
      {
        heading: 'Links to other sites',
        paragraphs: ['Other sites are linked for your convenience. Their owners answer for what they contain.'],
      },
      {
        heading: 'Liability',
        paragraphs: [
          'The site is offered as it is, without a promise that it will be free of errors or always available. As far as the law allows, I am not liable for loss that comes from using it.',
        ],
      },
      {
        heading: 'Governing law',
        paragraphs: ['These terms are governed by the laws of {jurisdiction}, and disputes are heard by its courts.'],
      },
      {
        heading: 'Changes',
        paragraphs: ['When these terms change, the date of the last revision at the top of the page changes with it.'],
      },
    ],
    contact: {
      heading: 'Contact',
      text: 'For questions about these terms, write to:',
      name: '{legalName}',
      email: '{legalEmail}',
    },
  },
});
