import type { Kind } from './kinds';
import type { Href } from './paths';
import type { PageHero } from './shapes';

/** A free tool. An internal address opens in the same tab, an external one in a new tab. */
export interface Tool {
  name: string;
  description: string;
  category: Kind<'toolCategory'>;
  icon: Kind<'icon'>;
  url: Href;
}

// PAGE-6
/** The six tools, in the order of the page. */
export const tools: readonly Tool[] = [
  {
    name: 'Security Assessment',
    description: 'Ten questions that show where your security program is strong and what to fix first.',
    category: 'Cybersecurity',
    icon: 'shield',
    url: '/security-assessment-tool',
  },
  {
    name: 'MSP Pricing Calculator',
    description: 'What managed services should cost for an environment of your size, with a full breakdown.',
    category: 'Business',
    icon: 'calculator',
    url: '/msp-pricing-calculator',
  },
  {
    name: 'Channel Partner Scorecard',
    description: 'Rate a prospective partner on five criteria before you sign anything.',
    category: 'Partnerships',
    icon: 'scale',
    url: '/channel-partner-scorecard',
  },
  {
    name: 'Risk Matrix Template',
    description: 'Place risks on a 4 × 4 grid and keep the register that goes with it.',
    category: 'Risk Management',
    icon: 'grid-3x3',
    url: '/risk-matrix-template',
  },
  {
    name: 'Industry Calendar',
    description: 'Conferences, summits and webinars worth the trip, with dates you can add to your calendar.',
    category: 'Resources',
    icon: 'calendar',
    url: '/industry-calendar',
  },
  {
    name: 'Industry Glossary',
    description: 'The terms and abbreviations of the managed services industry, in plain language.',
    category: 'Resources',
    icon: 'book-open',
    url: '/industry-glossary',
  },
];

/** The hero of each tool's page. */
export const toolHeroes = {
  '/security-assessment-tool': {
    label: 'Free tool',
    headline: 'Security Assessment',
    lead: 'Answer ten questions about how your company works today. You get a score, your weak points and a next step for each.',
  },
  '/msp-pricing-calculator': {
    label: 'Free tool',
    headline: 'MSP Pricing Calculator',
    lead: 'Enter the environment to support. You get a monthly and an annual price, and see how each is calculated.',
  },
  '/channel-partner-scorecard': {
    label: 'Free tool',
    headline: 'Channel Partner Scorecard',
    lead: 'Describe a company that wants to sell your product. You get a rating and the reasons for it.',
  },
  '/risk-matrix-template': {
    label: 'Free tool',
    headline: 'Risk Matrix Template',
    lead: 'Write down what could go wrong, how likely it is and how much it would hurt. The grid shows what to talk about first.',
  },
  '/industry-calendar': {
    label: 'Directory',
    headline: 'Industry Calendar',
    lead: 'Events for managed service providers, vendors and security leaders: search, filter, save the date.',
  },
  '/industry-glossary': {
    label: 'Directory',
    headline: 'Industry Glossary',
    lead: 'Twenty-four terms of the managed services industry, defined the way I would explain them to a client.',
  },
} as const satisfies Record<string, PageHero>;
