import { words } from '@advisor/content/collections';
import {
  marketRanges,
  marketRangesSection,
  pricingClosingCall,
  pricingFactors,
  pricingFactorsSection,
  pricingPractices,
  pricingPracticesSection,
  toolHeroes,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/msp-pricing-calculator',
  title: 'MSP Pricing Calculator',
  description: 'Estimate the monthly and annual price of managed services for your environment, with a full breakdown.',
  searchWords: 'cost, price, how much, quote, estimate, per user, per seat, per device, rates, managed services',
  parent: '/resources',
  fields: {
    hero: words.opening(),
    pricingFactors: words.features('Pricing factors'),
    marketRanges: words.figureTable('Market ranges'),
    pricingPractices: words.points('Pricing practices'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: toolHeroes['/msp-pricing-calculator'],
    pricingFactors: { ...pricingFactorsSection, items: pricingFactors },
    marketRanges: { ...marketRangesSection, ...marketRanges },
    pricingPractices: { ...pricingPracticesSection, points: pricingPractices },
    closingCall: pricingClosingCall,
  },
});
