import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/channel-development',
  title: 'Channel Development',
  description:
    'Partner programs designed with partners: recruitment, enablement, margins and rules that hold up in a dispute.',
  searchWords: 'resellers, distributors, partner program, deal registration, go to market',
  fields: words.servicePage(),
  words: {
    hero: {
      label: 'Service',
      headline: 'Channel Development',
      lead: 'Partners sell what is easy to sell and safe to stand behind. I help vendors offer both.',
      actions: [{ label: 'Discuss Channel Strategy', href: '/discuss-channel-strategy' }],
    },
    offeringsSection: { label: 'Offerings', heading: 'What I offer' },
    offerings: [
      {
        title: 'Program design',
        description: 'Tiers, margins and rules of engagement that a partner can explain to a colleague.',
      },
      {
        title: 'Partner recruitment',
        description:
          'A profile of the partner you need, a list of companies that match it, and a first pitch that respects their time.',
      },
      {
        title: 'Enablement',
        description: 'Training, demo systems and sales materials, cut down to what partners use with clients.',
      },
      {
        title: 'Performance',
        description: 'A quarterly review that shows which partners to invest in and which to part with on good terms.',
      },
    ],
    approachSection: { label: 'Approach', heading: 'How we work' },
    approach: [
      {
        title: 'Listen to partners',
        description: 'Confidential interviews with partners who sell, who stopped selling and who never signed.',
        duration: '3 weeks',
      },
      {
        title: 'Follow the money',
        description: 'Partner margin from quote to renewal, with every discount and delay.',
        duration: '2 weeks',
      },
      {
        title: 'Redesign',
        description: 'A workshop with sales, finance and two partners in the room.',
        duration: '1 day',
      },
      {
        title: 'Roll out',
        description: 'A pilot with ten partners before anything is announced.',
        duration: '2–\u20603\u00a0months',
      },
    ],
    outcomesSection: { label: 'Outcomes', heading: 'What you get' },
    outcomes: [
      'A program your partners helped to write',
      'A partner profile and a list of companies that fit it',
      'Rules for deals and renewals that hold up in a dispute',
      'A scorecard for running the channel',
    ],
    linksSection: { label: 'Next step', heading: 'Four ways to start' },
    links: [
      {
        label: 'Discuss Channel Strategy',
        href: '/discuss-channel-strategy',
        description: 'A 45- or 90-minute conversation, or half a day with your team.',
      },
      {
        label: 'Request a Channel Assessment',
        href: '/channel-assessment',
        description: 'Five focus areas, reviewed in two to three weeks.',
      },
      {
        label: 'Schedule Channel Planning',
        href: '/schedule-channel-planning',
        description: 'A planning day or half day, with a follow-up after 30 days.',
      },
      {
        label: 'Request a Channel Audit',
        href: '/request-channel-audit',
        description: 'Twelve components of your program, audited over four weeks.',
      },
    ],
    closingCall: {
      heading: 'Evaluating a single partner?',
      text: 'The partner scorecard takes five minutes and shows what raised or lowered the score.',
      actions: [{ label: 'Open the scorecard', href: '/channel-partner-scorecard' }],
    },
  },
});
