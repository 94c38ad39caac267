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
    lastRevised: '2026-11-25',
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
          'With your message I keep whether it was read and dealt with, whether it is spam, by when an answer is due, what I note about it, and my replies.',
          'You get one mail that confirms what you sent, with its reference number. If you asked for a guide, the mail has a link to it, and the site stores when the link was first used, because that shows that the address is yours. Asking for a guide puts you on no list.',
          'If you pick a time for a session, the site stores it with your time zone, and a calendar file goes to you and to me.',
          'If you subscribe to the executive brief, the site stores your name and address, what you chose, when you agreed, confirmed and left, and when you last got an edition. It sends you nothing more before you have confirmed, and each edition has a link that ends it.',
          'Against spam, the form notes how long it was open and whether a field that people do not see was filled in; while very many messages arrive, your browser has to solve a puzzle. None of this is stored.',
        ],
        items: [
          'Your name and email address',
          'Your company, title and phone number, if you give them',
          'Your message and the other answers in the form',
          'Files that you attach, and the result of a free tool if you choose to send it along',
        ],
      },
      {
        heading: 'What is counted',
        paragraphs: [
          'The site counts how often the following happens: one number a day for each page or file. Nothing else is stored with it: no network address, no identifier, no time but the day, and none of the words that you search for. Visitors are not told apart.',
          'If your browser sends Do Not Track or Global Privacy Control, you are not counted at all.',
        ],
        items: [
          'A page is seen',
          'A search of this site finds nothing',
          'A form is begun, or sent',
          'A free tool shows a result',
          'A file is downloaded',
        ],
      },
      {
        heading: 'What stays in your browser',
        paragraphs: [
          'The following is kept on your own device. Apart from the session, none of it reaches the server unless you share or send it. Clearing the data of this site in your browser removes it.',
        ],
        items: [
          'What you enter in the free tools',
          'Drafts of forms, and the result of a tool that you are about to send, until you close the tab',
          'Your choice of light or dark theme',
          'Your session and a name for your device, if you have an account and sign in',
        ],
      },
      {
        heading: 'What is not collected',
        paragraphs: [
          'This site sets no cookies and uses no advertising, no tracking and no analytics of other companies. Its fonts and scripts come from the site itself, so no other company learns of your visit.',
          'The server handles your network address to deliver pages and to limit how many messages and other calls one address can send in a minute. It does not store it with what you send, or with what is counted.',
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
          'A mail to you is erased from the site 30 days after it was sent, or with the message that it answers. Counts are kept for 24 months.',
          'A subscription to the brief that is not confirmed is erased after 30 days. Once you have left, it is kept for two years, to show that you had agreed and that you left.',
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
