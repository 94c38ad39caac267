import type { PageHero } from './shapes';

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
