import type { FormWords, PageHero, SectionWords, Statistic, Step } from './shapes';

export const applyMentorshipHero: PageHero = {
  label: 'Mentorship',
  headline: 'Apply for a mentorship program',
  lead: 'You bring a goal and the time to work on it. I bring a plan, honest feedback and introductions.',
  highlights: ['6 to 18 months', 'Applications reviewed monthly', 'Contact within 2 weeks'],
};

export const mentorshipStatisticsSection: SectionWords = { label: 'So far', heading: 'Past mentees' };

/** Counts everyone who finished a program, unlike the one-to-one relationships of the global initiatives page. */
export const mentorshipStatistics: readonly Statistic[] = [
  { value: '325+', label: 'People mentored through the three programs' },
  { value: '35', label: 'Countries they live in' },
];

export const programsSection: SectionWords = { label: 'Programs', heading: 'Three programs' };

export const mentorshipTestimonialsSection: SectionWords = { label: 'Mentees', heading: 'What mentees say' };

export const mentorshipProcessSection: SectionWords = {
  label: 'Process',
  heading: 'From application to first session',
};

// PAGE-9
/** The four steps of an application. */
export const mentorshipProcess: readonly Step[] = [
  {
    title: 'Submit the form',
    description: 'Tell me where you are, where you want to be and what has stopped you so far.',
  },
  {
    title: 'Screening call',
    description: 'We find out whether a program fits, and whether I am the right mentor.',
    duration: '30 minutes',
  },
  {
    title: 'Matching and mentor assignment',
    description: 'You are matched with me or another mentor, and told why.',
  },
  {
    title: 'Kick-off session',
    description: 'We write down three goals and how we will know when they are met.',
  },
];

export const mentorshipForm: FormWords = {
  heading: 'Your application',
  intro: 'Plain answers help more than polished ones.',
  response: 'Applications are reviewed monthly, and you will be contacted within 2 weeks of the review.',
};
