import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/msp-consulting',
  title: 'MSP Consulting',
  description:
    'Pricing, operations, security and exit planning for managed service providers, from someone who has run one.',
  searchWords: 'QBR, quarterly business review, cost, pricing, exit, sell my MSP, valuation, margins, consultant',
  fields: words.servicePage(),
  words: {
    hero: {
      label: 'Service',
      headline: 'MSP Consulting',
      lead: 'Most providers know what is wrong. They lack the time, the figures or someone who has fixed it before.',
      actions: [{ label: 'Book an MSP Assessment', href: '/book-msp-assessment' }],
    },
    offeringsSection: { label: 'Offerings', heading: 'What I offer' },
    offerings: [
      {
        title: 'Pricing and packaging',
        description: 'What each user and device costs you, what to charge, and how to tell existing clients.',
      },
      {
        title: 'Service desk and operations',
        description: 'Ticket flow, staffing and metrics that a team leader can act on the same day.',
      },
      {
        title: 'Security practice',
        description: 'The controls you need for your own firm first, then a service that clients will pay for.',
      },
      {
        title: 'Growth and exit',
        description: 'Hiring a second layer of management, buying a competitor, or making the firm worth buying.',
      },
    ],
    approachSection: { label: 'Approach', heading: 'How we work' },
    approach: [
      {
        title: 'Measure',
        description: 'Twelve months of tickets, hours, invoices and contracts, read together.',
        duration: '2–\u20603\u00a0weeks',
      },
      {
        title: 'Choose',
        description: 'The three changes that matter most, agreed with you and your managers.',
        duration: '1 day',
      },
      { title: 'Change', description: 'Weekly calls while your team carries out the changes.', duration: '90 days' },
      { title: 'Check', description: 'The same figures again, compared with where we started.', duration: '1 week' },
    ],
    outcomesSection: { label: 'Outcomes', heading: 'What you get' },
    outcomes: [
      'Gross margin for each service and each client',
      'A price list with the reasoning behind it',
      'Operating metrics that fit on one screen',
      'A team that can repeat the exercise without me',
    ],
    linksSection: { label: 'Next step', heading: 'Three ways to start' },
    links: [
      {
        label: 'Book an MSP Assessment',
        href: '/book-msp-assessment',
        description: 'Five areas of your business, assessed in two to three weeks.',
      },
      {
        label: 'Download the MSP Guide',
        href: '/download-msp-guide',
        description: 'Seventy-five pages, from the first contract to the sale of the firm.',
      },
      {
        label: 'Schedule a Consultation',
        href: '/schedule-consultation?type=msp',
        description: 'An hour about one problem, with your figures on the table.',
      },
    ],
    closingCall: {
      heading: 'Check a price first',
      text: 'The pricing calculator gives you a figure to compare yours with. Nothing you enter leaves your browser unless you send it.',
      actions: [{ label: 'Open the calculator', href: '/msp-pricing-calculator' }],
    },
  },
});
