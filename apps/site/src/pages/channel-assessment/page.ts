import { words } from '@advisor/content/collections';
import {
  assessmentTypePoints,
  assessmentTypesSection,
  channelAssessmentForm,
  channelAssessmentHero,
  channelAssessmentProcess,
  channelAssessmentProcessSection,
  channelFocusAreas,
  channelFocusAreasSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/channel-assessment',
  title: 'Channel Assessment',
  description: 'Five focus areas of your partner program assessed in two to three weeks, with confidential interviews.',
  searchWords: 'partner program review, channel health',
  parent: '/channel-development',
  form: 'channel-assessment',
  fields: {
    hero: words.opening(),
    channelFocusAreas: words.features('Channel focus areas'),
    channelAssessmentProcess: words.steps('Channel assessment process'),
    assessmentTypes: words.points('Assessment types'),
    form: words.form(),
  },
  words: {
    hero: channelAssessmentHero,
    channelFocusAreas: { ...channelFocusAreasSection, items: channelFocusAreas },
    channelAssessmentProcess: { ...channelAssessmentProcessSection, steps: channelAssessmentProcess },
    assessmentTypes: { ...assessmentTypesSection, points: assessmentTypePoints },
    form: channelAssessmentForm,
  },
});
