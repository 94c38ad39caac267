import type { FormWords, PageHero, Point, SectionWords, Step } from './shapes';

export const channelPlanningHero: PageHero = {
  label: 'Channel planning',
  headline: 'Schedule a Channel Planning Session',
  lead: 'A full or half day in which your team stops reporting and starts deciding.',
  highlights: ['4 or 8 hours', 'Up to 8 participants', 'Follow-up after 30 days'],
};

export const planningSessionsSection: SectionWords = { label: 'Sessions', heading: 'Three sessions' };

export const planningProcessSection: SectionWords = { label: 'Process', heading: 'Four steps' };

// PAGE-19
/** The four steps; the last is the 30-day follow-up. */
export const planningProcess: readonly Step[] = [
  {
    title: 'Preparation call',
    description: 'We agree on the goal, the people and the figures to bring.',
    duration: '30 minutes',
  },
  { title: 'Review', description: 'I read your program, your results and two partner contracts.', duration: '1 week' },
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
];

export const planningDetailsSection: SectionWords = { label: 'Details', heading: 'Session details' };

// PAGE-19
/** Location, size and dates. */
export const planningDetails: readonly Point[] = [
  { title: 'Location', description: 'Your location or virtual.' },
  { title: 'Participants', description: 'Up to 8 participants, so that everyone speaks.' },
  { title: 'Dates', description: 'Flexible scheduling, in your time zone.' },
];

export const planningForm: FormWords = {
  heading: 'Request a session',
  intro: 'List the people who will attend, by role. We settle the agenda on the preparation call.',
  response: 'I will email you two possible dates.',
};
