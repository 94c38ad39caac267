import { IndustryCalendar } from '../industry-calendar';
import { IndustryGlossary } from '../industry-glossary';
import { PartnerScorecard } from '../partner-scorecard';
import { PricingCalculator } from '../pricing-calculator';
import { RiskMatrix } from '../risk-matrix';
import { SecurityAssessment } from '../security-assessment';
import type { ElementDefinition } from './defineTools';

/** The six elements by their tag names, with the options that each has beside the common ones. */
export const elements = {
  'msp-pricing-calculator': { component: PricingCalculator, data: ['rates'] },
  'security-assessment': { component: SecurityAssessment, data: ['questions'], attributes: ['riskMatrixHref'] },
  'partner-scorecard': { component: PartnerScorecard },
  'risk-matrix': { component: RiskMatrix, attributes: ['bands'] },
  'industry-calendar': { component: IndustryCalendar, data: ['events'], attributes: ['icsDomain'] },
  'industry-glossary': { component: IndustryGlossary, data: ['terms'], attributes: ['feedbackEmail'] },
} as const satisfies Record<string, ElementDefinition>;
