import { serviceAreasCollection, words } from '@advisor/content/collections';
import {
  advisoryForm,
  advisoryReasons,
  advisoryReasonsSection,
  requestAdvisoryHero,
  serviceAreasSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/request-advisory-services',
  title: 'Request Advisory Services',
  description:
    'Four kinds of advisory work with typical durations. Describe your need and hear back within 2 business days.',
  searchWords: 'hire, consultant, advisor, work together, engagement',
  form: 'advisory-request',
  fields: {
    hero: words.opening(),
    serviceAreas: words.section('Service areas'),
    advisoryReasons: words.features('Advisory reasons'),
    form: words.form(),
  },
  words: {
    hero: requestAdvisoryHero,
    serviceAreas: serviceAreasSection,
    advisoryReasons: { ...advisoryReasonsSection, items: advisoryReasons },
    form: advisoryForm,
  },
  entries: { serviceAreas: serviceAreasCollection },
});
