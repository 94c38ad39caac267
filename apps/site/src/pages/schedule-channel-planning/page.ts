import { planningSessionsCollection, words } from '@advisor/content/collections';
import { formWords } from '@advisor/content/forms';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/schedule-channel-planning',
  title: 'Schedule Channel Planning',
  description: 'A full or half day of channel planning for up to 8 participants, at your location or virtual.',
  parent: '/channel-development',
  fields: {
    hero: words.opening(),
    planningSessions: words.section('Planning sessions'),
    planningProcess: words.steps('Planning process'),
    planningDetails: words.points('Planning details'),
    form: words.form(),
  },
  words: {
    hero: {
      label: 'Channel planning',
      headline: 'Schedule a Channel Planning Session',
      lead: 'A full or half day in which your team stops reporting and starts deciding.',
      highlights: ['4 or 8 hours', 'Up to 8 participants', 'Follow-up after 30 days'],
    },
    planningSessions: { label: 'Sessions', heading: 'Three sessions' },
    planningProcess: {
      label: 'Process',
      heading: 'Four steps',
      // PAGE-19
      steps: [
        {
          title: 'Preparation call',
          description: 'We agree on the goal, the people and the figures to bring.',
          duration: '30 minutes',
        },
        {
          title: 'Review',
          description: 'I read your program, your results and two partner contracts.',
          duration: '1 week',
        },
        {
          title: 'Session',
          description: 'We work through the agenda and record each decision.',
          duration: '4 or 8 hours',
        },
        {
          title: 'Follow-up',
          description: 'A call about what was done, what was not and what has changed.',
          duration: 'After 30 days',
        },
      ],
    },
    planningDetails: {
      label: 'Details',
      heading: 'Session details',
      // PAGE-19
      points: [
        { title: 'Location', description: 'Your location or virtual.' },
        { title: 'Participants', description: 'Up to 8 participants, so that everyone speaks.' },
        { title: 'Dates', description: 'Flexible scheduling, in your time zone.' },
      ],
    },
    form: formWords('channel-planning'),
  },
  entries: { planningSessions: planningSessionsCollection },
});
