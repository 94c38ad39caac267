import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/executive-advisory',
  title: 'Executive Advisory',
  description:
    'A neutral advisor for executives and boards: ongoing advice, briefings, due diligence and single sessions.',
  searchWords: 'QBR, quarterly business review, board advisor, vCISO, due diligence, fractional, hire',
  fields: words.servicePage(),
  words: {
    hero: {
      label: 'Service',
      headline: 'Executive Advisory',
      lead: 'Some decisions cannot be discussed with your team yet. Bring them to someone who has made them and has no stake in yours.',
      actions: [{ label: 'Book an Executive Session', href: '/book-executive-session' }],
    },
    offeringsSection: { label: 'Offerings', heading: 'What I offer' },
    offerings: [
      {
        title: 'Retained advisor',
        description:
          'A set number of hours each month for chief executives and founders, including calls between meetings.',
      },
      {
        title: 'Board advisory',
        description: 'Briefings before the meeting, questions during it and a written note after it.',
      },
      {
        title: 'Due diligence',
        description: 'Technology and security findings for a buyer or a seller, in time to change the price.',
      },
      {
        title: 'Executive sounding board',
        description: 'A single session on one decision: a hire, an exit, an incident or a vendor you no longer trust.',
      },
    ],
    approachSection: { label: 'Approach', heading: 'How we work' },
    approach: [
      {
        title: 'Agree on the question',
        description: 'One sentence that says what will be decided, by whom and by when.',
        duration: '1 call',
      },
      {
        title: 'Read up',
        description: 'Documents, figures, and talks with the two or three people who know most.',
        duration: '1–\u20602\u00a0weeks',
      },
      {
        title: 'Advise',
        description: 'A session and a written recommendation, with the strongest case against it.',
        duration: '1 week',
      },
      {
        title: 'Stay available',
        description: 'Questions by phone until the decision has been carried out.',
        duration: 'As agreed',
      },
    ],
    outcomesSection: { label: 'Outcomes', heading: 'What you get' },
    outcomes: [
      'A written recommendation that you can show to your board',
      'The options you rejected, and why',
      'Names and dates for the first steps',
      'Someone to call when the facts change',
    ],
    linksSection: { label: 'Next step', heading: 'Three ways to start' },
    links: [
      {
        label: 'Book an Executive Session',
        href: '/book-executive-session',
        description: 'One session of 45, 60 or 90 minutes.',
      },
      {
        label: 'Get the Executive Brief',
        href: '/executive-brief',
        description: 'A short written brief, as often as you want it.',
      },
      {
        label: 'Request an Advisory Proposal',
        href: '/request-advisory-proposal',
        description: 'Scope, price and dates for longer work, within 48 hours of our discussion.',
      },
    ],
    closingCall: {
      heading: 'Prefer to write first?',
      text: 'Describe the decision without names. I will tell you whether I can help and what it would take.',
      actions: [{ label: 'Write to me', href: '/contact' }],
    },
  },
});
