import type { ElementDefinition } from './defineTools';

/** The six elements by tag name, with their own options besides the common ones. */
export const elements = {
  'msp-pricing-calculator': {
    load: async () => (await import('../pricing-calculator')).PricingCalculator,
    data: ['rates'],
  },
  'security-assessment': {
    load: async () => (await import('../security-assessment')).SecurityAssessment,
    data: ['questions'],
    attributes: ['riskMatrixHref'],
  },
  'partner-scorecard': { load: async () => (await import('../partner-scorecard')).PartnerScorecard },
  'risk-matrix': { load: async () => (await import('../risk-matrix')).RiskMatrix, attributes: ['bands'] },
  'industry-calendar': {
    load: async () => (await import('../industry-calendar')).IndustryCalendar,
    data: ['events'],
    attributes: ['icsDomain'],
  },
  'industry-glossary': {
    load: async () => (await import('../industry-glossary')).IndustryGlossary,
    data: ['terms'],
    attributes: ['feedbackEmail'],
  },
} as const satisfies Record<string, ElementDefinition>;
