import type { ClosingCall, FigureTable, Point, SectionWords } from './shapes';

export const pricingFactorsSection: SectionWords = { label: 'Factors', heading: 'What moves the price' };

// PRICING-3, PRICING-4, PRICING-6, PRICING-7
/** The rules behind the estimate, in words. */
export const pricingFactors: readonly Point[] = [
  {
    title: 'Devices',
    description:
      'Workstations and servers are priced one by one. A server costs more, because more people wait when it stops.',
  },
  {
    title: 'Support level',
    description:
      'Basic, standard or premium: when someone answers, and how fast. No other choice changes the price as much.',
  },
  {
    title: 'Backup and security',
    description: 'Charged for each workstation and each server, since every machine has to be protected by itself.',
  },
  {
    title: 'Cloud services',
    description: 'Charged for each employee at $22 a month: people have mailboxes, machines do not.',
  },
  {
    title: 'Virtual CIO',
    description:
      'A flat $2,500 a month for planning, budgets and a seat in your meetings, whatever the size of the company.',
  },
  {
    title: 'Region',
    description: 'The sum is multiplied by 1.15 in Europe and by 0.85 in Asia-Pacific. All amounts stay in US dollars.',
  },
  {
    title: 'Volume',
    description:
      'More than 25 devices take 5 percent off, more than 50 take 10 percent and more than 100 take 15 percent.',
  },
];

export const marketRangesSection: SectionWords = {
  label: 'Market',
  heading: 'What the market charges',
  intro:
    'Ranges from proposals and contracts, in US dollars a month. They are notes for comparison; the calculator does not use them.',
};

// PRICING-9
/** Market price ranges. */
export const marketRanges: FigureTable = {
  caption: 'Market ranges in US dollars a month',
  columns: ['Service', 'A month'],
  rows: [
    { title: 'Basic support', description: 'For each workstation.', figures: ['$40-60'] },
    { title: 'Standard support', description: 'For each workstation.', figures: ['$60-90'] },
    { title: 'Premium support', description: 'For each workstation.', figures: ['$90-150'] },
    { title: 'Server care', description: 'For each server, by support level.', figures: ['$150-500'] },
    { title: 'Security add-on', description: 'On top of the support.', figures: ['+$25-45'] },
    { title: 'Backup', description: 'On top of the support.', figures: ['+$10-25'] },
    { title: 'Microsoft 365', description: 'Licenses, for each user.', figures: ['$18-28'] },
    { title: 'Virtual CIO', description: 'For the whole company.', figures: ['$2,000-5,000'] },
  ],
};

export const pricingPracticesSection: SectionWords = { label: 'Best practices', heading: 'Before you quote a price' };

export const pricingPractices: readonly Point[] = [
  {
    title: 'Agree on the count',
    description:
      'Most disputes about an invoice are about the number of devices. Write down how it is counted and when it changes.',
  },
  {
    title: 'Know your cost per user',
    description: 'A price below cost does not get better with volume. Add up hours, tools and overhead first.',
  },
  {
    title: 'Include what you cannot leave out',
    description: 'Backup and security that are optional on paper become your problem on the day of an incident.',
  },
  {
    title: 'Name what is not included',
    description: 'Projects, new sites and work at night need a rate of their own in the agreement.',
  },
  {
    title: 'Review once a year',
    description: 'Your vendors raise their prices. Without a review clause, you pay the difference.',
  },
  {
    title: 'Show the working',
    description: 'A client who can see how a price comes about asks for less of the wrong thing.',
  },
];

export const pricingClosingCall: ClosingCall = {
  heading: 'Is your own price far from this one?',
  text: 'There is a reason for it, and it is not always the price that is wrong. An assessment finds it in two to three weeks.',
  actions: [
    { label: 'Book an MSP Assessment', href: '/book-msp-assessment' },
    { label: 'Download the MSP Guide', href: '/download-msp-guide' },
  ],
};
