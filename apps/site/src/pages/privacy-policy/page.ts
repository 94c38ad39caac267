import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/privacy-policy',
  title: 'Privacy Policy',
  description: 'What this site stores about you, what stays in your browser, and how to have your data removed.',
  searchWords: 'GDPR, CCPA, data protection, cookies, tracking, delete my data, personal data',
  fields: words.legalText(),
  words: {
    headline: 'Privacy Policy',
    lead: 'What this site stores about you, why, and how to have it removed. It is short: the site stores little.',
    lastRevised: '2026-11-20',
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: [
          'This site is run by {legalName}. The address for every question about your data is at the end of this page.',
        ],
      },
      {
        heading: 'What you send',
        paragraphs: [
          'When you send a form, the site stores what you typed and the time, and mails it to me. It is used to answer you and to carry out what you asked for.',
        ],
        items: [
          'Your name and email address',
          'Your company, title and phone number, if you give them',
          'Your message and the other answers in the form',
        ],
      },
      {
        heading: 'What stays in your browser',
        paragraphs: [
          'The following is kept on your own device. Apart from the session, none of it reaches the server unless you share or send it. Clearing the data of this site in your browser removes it.',
        ],
        items: [
          'What you enter in the free tools',
          'Drafts of forms, until you close the tab',
          'Your choice of light or dark theme',
          'Your session, if you have an account and sign in',
        ],
      },
      {
        heading: 'What is not collected',
        paragraphs: [
          'This site sets no cookies and uses no analytics, advertising or tracking. Its fonts and scripts come from the site itself, so no other company learns of your visit.',
          'The server handles your network address to deliver pages and to limit how many messages one address can send in a minute.',
        ],
      },
      {
        heading: 'Who else sees it',
        paragraphs: [
          'The companies that host this site and deliver its mail process your data on my behalf and for no purpose of their own. I do not sell it, rent it or share it with anyone else, unless a law requires it.',
        ],
      },
      {
        heading: 'How long it is kept',
        paragraphs: [
          'Messages are kept for as long as we are in conversation and for up to two years afterwards. If we sign a contract, its papers are kept for as long as tax law demands.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'Wherever you live, you can ask for a copy of what is stored about you, have it corrected or have it deleted. I answer within 30 days. If you are in the European Union or the United Kingdom, you can also complain to your data protection authority.',
        ],
      },
      {
        heading: 'Links to other sites',
        paragraphs: [
          'Links to other sites open in a new tab and do not tell that site where you came from. Their own policies apply there.',
        ],
      },
      {
        heading: 'Changes',
        paragraphs: ['When this policy changes, the date of the last revision at the top of the page changes with it.'],
      },
    ],
    contact: {
      heading: 'Contact',
      text: 'For questions about this policy or your data, write to:',
      name: '{legalName}',
      email: '{legalEmail}',
    },
  },
});
