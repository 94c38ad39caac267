import type { Entries } from '../collection';
import type { Tool } from './schema';

export const toolEntries: Entries<Tool> = {
  'security-assessment-tool': {
    name: 'Security Assessment',
    description: 'Ten questions that show where your security program is strong and what to fix first.',
    category: 'Cybersecurity',
    icon: 'shield',
    url: '/security-assessment-tool',
  },
  'msp-pricing-calculator': {
    name: 'MSP Pricing Calculator',
    description: 'What managed services should cost for an environment of your size, with a full breakdown.',
    category: 'Business',
    icon: 'calculator',
    url: '/msp-pricing-calculator',
  },
  'channel-partner-scorecard': {
    name: 'Channel Partner Scorecard',
    description: 'Rate a prospective partner on five criteria before you sign anything.',
    category: 'Partnerships',
    icon: 'scale',
    url: '/channel-partner-scorecard',
  },
  'risk-matrix-template': {
    name: 'Risk Matrix Template',
    description: 'Place risks on a 4 × 4 grid and keep the register that goes with it.',
    category: 'Risk Management',
    icon: 'grid-3x3',
    url: '/risk-matrix-template',
  },
  'industry-calendar': {
    name: 'Industry Calendar',
    description: 'Conferences, summits and webinars worth the trip, with dates you can add to your calendar.',
    category: 'Resources',
    icon: 'calendar',
    url: '/industry-calendar',
  },
  'industry-glossary': {
    name: 'Industry Glossary',
    description: 'The terms and abbreviations of the managed services industry, in plain language.',
    category: 'Resources',
    icon: 'book-open',
    url: '/industry-glossary',
  },
};

// PAGE-6
/** The six tools, in the order of the page. */
export const tools: readonly Tool[] = Object.values(toolEntries);
