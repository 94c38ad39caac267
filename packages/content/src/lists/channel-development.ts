import type { ServicePage } from './service-page';

export const channelDevelopment: ServicePage = {
  hero: {
    label: 'Service',
    headline: 'Channel Development',
    lead: 'Partners sell what is easy to sell and safe to stand behind. I help vendors become both.',
    actions: [{ label: 'Discuss Channel Strategy', href: '/discuss-channel-strategy' }],
  },
  offeringsSection: { label: 'Offerings', heading: 'What you can ask for' },
  offerings: [
    {
      title: 'Program design',
      description: 'Tiers, margins and rules of engagement that a partner can explain to a colleague.',
    },
    {
      title: 'Partner recruitment',
      description:
        'A profile of the partner you need, a list of those who match it and a first conversation that respects their time.',
    },
    {
      title: 'Enablement',
      description: 'Training, demo systems and sales material, cut down to what partners use in front of clients.',
    },
    {
      title: 'Performance',
      description: 'A quarterly review that finds the partners to invest in and ends the others on good terms.',
    },
  ],
  approachSection: { label: 'Approach', heading: 'How the work goes' },
  approach: [
    {
      title: 'Hear the partners',
      description: 'Confidential interviews with those who sell, those who stopped and those who declined.',
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
      duration: '2-3 months',
    },
  ],
  outcomesSection: { label: 'Outcomes', heading: 'What you have at the end' },
  outcomes: [
    'A program your partners helped to write',
    'A partner profile and a list of companies that fit it',
    'Rules for deals and renewals that hold in a dispute',
    'A scorecard to run the channel by',
  ],
  linksSection: { label: 'Next step', heading: 'Four ways to go on' },
  links: [
    {
      label: 'Discuss Channel Strategy',
      href: '/discuss-channel-strategy',
      description: 'A conversation of 45 or 90 minutes, or half a day with your team.',
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
    heading: 'Weighing a single partner?',
    text: 'The partner scorecard takes five minutes and shows which rule raised or lowered the result.',
    actions: [{ label: 'Open the scorecard', href: '/channel-partner-scorecard' }],
  },
};
