import type { FormWords, PageHero, SectionWords, Statistic } from './shapes';

export const speakingHero: PageHero = {
  label: 'Speaking',
  headline: 'Book a speaking engagement',
  lead: 'Talks for people who have to act on Monday. I write each one for the room and stay for the questions.',
};

// PAGE-21
/** The four figures; each label says what is counted. */
export const speakingStatistics: readonly Statistic[] = [
  { value: '200+', label: 'Speaking engagements' },
  { value: '4.9/5', label: 'Average rating by attendees' },
  { value: '15+', label: 'Years on stage' },
  { value: 'Global', label: 'Coverage, on site or online' },
];

export const speakingTopicsSection: SectionWords = {
  label: 'Topics',
  heading: 'Five popular topics',
  intro: 'Each can be shortened, lengthened or turned into a workshop.',
};

export const speakingForm: FormWords = {
  heading: 'Tell me about your event',
  intro: 'Approximate numbers are fine. A date and a place are enough to start.',
  response: 'I review your request and respond within 24–48\u00A0hours.',
};
