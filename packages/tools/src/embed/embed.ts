import '@advisor/ui/theme/global';
import { IndustryCalendar } from '../industry-calendar';
import { IndustryGlossary } from '../industry-glossary';
import { PartnerScorecard } from '../partner-scorecard';
import { PricingCalculator } from '../pricing-calculator';
import { RiskMatrix } from '../risk-matrix';
import { SecurityAssessment } from '../security-assessment';
import { defineTools } from './defineTools';

/**
 * One script that makes the six tools available to any page as custom elements, with React and all styles inside.
 * Importing it in plain Node does nothing.
 */
if (typeof customElements !== 'undefined')
  defineTools({
    'msp-pricing-calculator': { component: PricingCalculator, data: ['rates'] },
    'security-assessment': { component: SecurityAssessment, data: ['questions'], attributes: ['riskMatrixHref'] },
    'partner-scorecard': { component: PartnerScorecard },
    'risk-matrix': { component: RiskMatrix, attributes: ['bands'] },
    'industry-calendar': { component: IndustryCalendar, data: ['events'], attributes: ['icsDomain'] },
    'industry-glossary': { component: IndustryGlossary, data: ['terms'], attributes: ['feedbackEmail'] },
  });
