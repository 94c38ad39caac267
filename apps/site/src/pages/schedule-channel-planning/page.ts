import { planningSessionsCollection, words } from '@advisor/content/collections';
import {
  channelPlanningHero,
  planningDetails,
  planningDetailsSection,
  planningForm,
  planningProcess,
  planningProcessSection,
  planningSessionsSection,
} from '@advisor/content/lists';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/schedule-channel-planning',
  title: 'Schedule Channel Planning',
  description: 'A full or half day of channel planning for up to 8 participants, at your location or virtual.',
  parent: '/channel-development',
  form: 'channel-planning',
  fields: {
    hero: words.opening(),
    planningSessions: words.section('Planning sessions'),
    planningProcess: words.steps('Planning process'),
    planningDetails: words.points('Planning details'),
    form: words.form(),
  },
  words: {
    hero: channelPlanningHero,
    planningSessions: planningSessionsSection,
    planningProcess: { ...planningProcessSection, steps: planningProcess },
    planningDetails: { ...planningDetailsSection, points: planningDetails },
    form: planningForm,
  },
  entries: { planningSessions: planningSessionsCollection },
});
