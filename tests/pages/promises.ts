/** What keeps a promise of the site. */
export interface Keeper {
  /** The sentences, as a page or mail says them. */
  says: readonly string[];
  /** Rules of docs/product by which the site keeps it. */
  rules?: readonly string[];
  /** The tests of it. */
  tests?: readonly string[];
  /** The files that are promised, as they are served. */
  files?: readonly string[];
  /** What the owner has to do, and what of the site helps with it. */
  owner?: string;
}

/** Words that promise something: how something comes and by when, what it costs, who sees it, and what becomes of it. */
export const promise =
  /\bby e-?mail\b|\bwithin (?:an? |\d|one |two |three )|\bfor \d+ days\b|\bdownload|\bfree\b|confidential|unsubscrib|\bends it\b|\bcookies?\b|\berased\b|\bdeleted\b|\bkept (?:in|for|on)\b|\bkeep your\b|\bnot (?:sell|share)\b|secure channel|\bI (?:answer|reply|respond|review)\b|\byou will (?:hear|get|be|receive)\b|\bno list\b|in your browser|no obligation|guarantee|money back|\bworks? (?:once|until)\b|\bchanges nothing\b/i;

/** The sources with the words of mails, but for editions; what the forms answer is on their pages. */
export const mailSources = [
  'supabase/functions/send-contact-email/receipt.ts',
  'supabase/functions/_shared/booking/session.ts',
  'apps/server/auth/reset-mail.ts',
] as const;

export const keepers: Readonly<Record<string, Keeper>> = {
  'answers in time': {
    owner:
      'Answers. The receipt repeats the promise to the sender (MAIL-9), and the dashboard and the list of messages show what waits.',
    rules: ['MAIL-9', 'FORM-32', 'CONTACT-12'],
    tests: ['tests/security/mail/receipts.test.ts', 'tests/journeys/owner/messages.spec.ts'],
    says: [
      'Contact within 2 weeks',
      'Applications are reviewed monthly, and you will be contacted within 2 weeks of the review.',
      'I answer in time for the urgency you choose.',
      'You will hear from me within 24–48 hours.',
      'Confirmation within 24 hours',
      'You will get a confirmation within 24 hours.',
      'Media inquiries are answered within 4–6 hours on business days.',
      'Consultation within 3 business days',
      'You will be offered a consultation within 3 business days.',
      'Within 3 business days',
      'You will hear from me within 2 business days.',
      'Answer within 2 business days',
      'I review your request and respond within 24–48 hours.',
      'Choose the kind of help, say what is going on, and you will get a straight answer about whether and how I can help.',
      'A line by email is enough.',
    ],
  },
  'what follows a conversation': {
    owner: 'Keeps it: meetings, notes, plans and proposals are not made by the site.',
    says: [
      'A first call takes place within a week.',
      'A note within two business days',
      'One page within two business days, which you can share.',
      'Scope, price and dates for longer work, within 48 hours of our discussion.',
      'A first project within a quarter',
      'Proposal within 48 hours of discussion',
      'The proposal follows within 48 hours of our discussion.',
      'Within 48 hours of our discussion',
      'Price holds for 30 days',
      'The price holds for 30 days, and I do not chase you.',
      'A written plan within a week',
    ],
  },
  confidence: {
    owner:
      'Signs agreements and keeps them. What is sent by a form is read by the owner alone, which the policies of the database hold to.',
    tests: ['tests/security/database/access.test.ts'],
    says: [
      'If the matter is confidential, describe it without names.',
      'I read what is public about your company and sign your confidentiality agreement.',
      'Exact figures come later, under a confidentiality agreement.',
      'A call, a confidentiality agreement and a short list of reports to send.',
      'Confidential interviews with partners who sell, who stopped selling and who never signed.',
      'Can we sign a confidentiality agreement first?',
      'Please do not send passwords, client data or incident details; I will give you a secure channel for those.',
      'Shorter work, usually confidential, for people who need an answer before a meeting.',
    ],
  },
  guides: {
    rules: ['MAIL-12', 'FILE-43', 'FILE-45'],
    tests: ['tests/security/mail/guides.test.ts', 'tests/journeys/forms/guide.spec.ts'],
    files: ['files/msp-guide.pdf', 'files/cybersecurity-strategy-guide.pdf'],
    says: [
      'Download the Strategy Guide',
      'Download the MSP Guide',
      'Free guide',
      'Free',
      'A link to edition 1 of the guide, a summary, arrives by email.',
      'Sent by email',
      'Download it here',
      'Asking for a guide puts you on no list.',
      'You are on no list.',
    ],
  },
  'files of the media kit': {
    rules: ['FILE-43', 'FILE-46'],
    tests: ['tests/pages/documents.test.ts'],
    files: ['files/fact-sheet.pdf', 'files/biography.pdf', 'files/introduction-to-read-aloud.pdf'],
    says: ['Downloads', 'Files for download', 'A file is downloaded'],
  },
  brief: {
    rules: ['BRIEF-2', 'BRIEF-6', 'BRIEF-7', 'BRIEF-8'],
    tests: ['tests/security/mail/brief.test.ts', 'tests/journeys/forms/brief.spec.ts'],
    says: [
      'Unsubscribing also works with the button of your mail program.',
      'Every edition has an unsubscribe link.',
      'By email',
      'Subscribers to the briefs and papers by email',
      'It sends you nothing more before you have confirmed, and each edition has a link that ends it.',
      'A subscription to the brief that is not confirmed is erased after 30 days.',
      'Without it no edition is sent to you, and the address is deleted from the list after 30 days.',
      'Once you have left, it is kept for two years, to show that you had agreed and that you left.',
      'Change what you get, or unsubscribe: {manage-link}',
    ],
  },
  'sessions that change': {
    rules: ['BOOKING-10', 'BOOKING-11', 'MAIL-8'],
    tests: ['tests/security/booking/links.test.ts', 'tests/journeys/forms/times.spec.ts'],
    says: [
      'Each link opens a page with one button and changes nothing before you press it.',
      'They work until the session begins, or until the time is changed.',
    ],
  },
  tools: {
    rules: ['TOOL-1', 'TOOL-4', 'TOOL-6', 'TOOL-25'],
    tests: ['tests/journeys/tools/tools.spec.ts', 'tests/journeys/tools/send-result.spec.ts'],
    says: [
      'Free tool',
      'Guides, checklists and six free tools that keep your data in your browser.',
      'Documents I use with clients, and six tools that run in your browser.',
      'The tools run in your browser and give estimates.',
      'The free tools',
      'Kept in this browser.',
      'Download JSON',
      'What stays in your browser',
      'What you enter in the free tools',
      'Clearing the data of this site in your browser removes it.',
      'The following is kept on your own device.',
      'A free tool shows a result',
      'Files that you attach, and the result of a free tool if you choose to send it along',
    ],
  },
  'the privacy policy': {
    rules: ['COUNT-7', 'COUNT-11', 'MAIL-6'],
    tests: [
      'tests/security/privacy/claims.test.ts',
      'tests/security/storage/retention.test.ts',
      'tests/security/counting/counting.test.ts',
    ],
    owner: 'Answers requests about data in time, with the export of a person’s messages, and sells and shares nothing.',
    says: [
      'This site sets no cookies and uses no advertising, no tracking and no analytics of other companies.',
      'I do not sell it, rent it or share it with anyone else, unless a law requires it.',
      'Messages are kept for as long as we are in conversation and for up to two years afterwards.',
      'If we sign a contract, its papers are kept for as long as tax law demands.',
      'A mail to you is erased from the site 30 days after it was sent, or with the message that it answers.',
      'Counts are kept for 24 months.',
      'Wherever you live, you can ask for a copy of what is stored about you, have it corrected or have it deleted.',
      'I answer within 30 days.',
    ],
  },
  'new passwords': {
    rules: ['AUTH-14'],
    tests: ['tests/security/sign-in/recovery.test.ts'],
    says: ['The link and the code work once, within ${LIFETIME}.'],
  },
  'no promises': {
    owner: 'Nothing to keep: these sentences only use the words.',
    says: [
      'For security managers who will report to a board within two years and want to be ready.',
      'Could happen within two years.',
      'You may quote them with credit and use downloaded documents inside your own organization.',
      'What you can download here, you may use with credit, without asking.',
      'What you can download, you may use with credit, without asking.',
      'The site is offered as it is, without a promise that it will be free of errors or always available.',
    ],
  },
};
