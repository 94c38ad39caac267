import { words } from '@advisor/content/collections';
import {
  mspAssessmentAreas,
  mspAssessmentAreasSection,
  mspAssessmentForm,
  mspAssessmentHero,
  mspAssessmentProcess,
  mspAssessmentProcessSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/book-msp-assessment',
  title: 'Book an MSP Assessment',
  description:
    'Five areas of your managed service business assessed in two to three weeks, with ten prioritized actions.',
  searchWords: 'MSP audit, due diligence, health check, valuation',
  parent: '/msp-consulting',
  form: 'msp-assessment',
  fields: {
    hero: words.opening(),
    mspAssessmentAreas: words.features('MSP assessment areas'),
    mspAssessmentProcess: words.steps('MSP assessment process'),
    form: words.form(),
  },
  words: {
    hero: mspAssessmentHero,
    mspAssessmentAreas: { ...mspAssessmentAreasSection, items: mspAssessmentAreas },
    mspAssessmentProcess: { ...mspAssessmentProcessSection, steps: mspAssessmentProcess },
    form: mspAssessmentForm,
  },
});
