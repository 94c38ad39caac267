import type { ClosingCall, Point, SectionWords } from './shapes';

export const whyWorkWithMeSection: SectionWords = {
  label: 'Working together',
  heading: 'Why work with me',
  intro: 'You are about to hand someone a hard question and the access to answer it. What you can expect:',
};

/** The reasons on the landing page. */
export const whyWorkWithMe: readonly Point[] = [
  {
    title: 'You work with the person you hired',
    description: 'I do the interviews, read the contracts and write the report. Nobody junior learns on your budget.',
  },
  {
    title: 'I have run what you run',
    description:
      'I built and sold a managed service business, so payroll, churn and a Friday outage are not theory to me.',
  },
  {
    title: 'You get a written recommendation',
    description:
      'Every engagement ends with what I recommend, what it costs, what could go wrong and who should own it.',
  },
  {
    title: 'I sell nothing but advice',
    description: 'I take no commission and no referral fee. My companies and board seats are on this site.',
  },
];

/** The closing call of the landing page. */
export const homeClosingCall: ClosingCall = {
  heading: 'Tell me what you need to decide',
  text: 'A first conversation takes 45 minutes. If I am not the right person, I will tell you who might be.',
  actions: [
    { label: 'Schedule a Consultation', href: '/schedule-consultation' },
    { label: 'Book Speaking Engagement', href: '/speaking-engagement' },
  ],
};
