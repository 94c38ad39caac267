import type { FormWords, PageHero, Point, SectionWords, Statistic } from './shapes';

/** A talk that can be booked. */
export interface SpeakingTopic extends Point {
  duration: string;
  audience: string;
}

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

export const speakingTopics: readonly SpeakingTopic[] = [
  {
    title: 'Who answers for your provider?',
    description: 'Supply-chain risk when someone else runs your systems, told through one incident and its invoices.',
    duration: '45–60\u00A0minutes',
    audience: 'Executives and directors',
  },
  {
    title: 'Security your clients will pay for',
    description: 'How a provider builds a security service, prices it and avoids promising the impossible.',
    duration: '60–90\u00A0minutes',
    audience: 'MSP owners and sales leaders',
  },
  {
    title: 'Programs partners stay in',
    description: 'What 60 interviews say about the terms that keep partners and the surprises that lose them.',
    duration: '30–45\u00A0minutes',
    audience: 'Vendors and channel managers',
  },
  {
    title: 'The first hour of an incident',
    description: 'A tabletop exercise with decisions for everyone in the room.',
    duration: 'Half day',
    audience: 'Leadership teams of 8 to 30',
  },
  {
    title: 'From technician to leader',
    description: 'What to stop doing, what to start saying and how to be useful without touching the keyboard.',
    duration: '30–45\u00A0minutes',
    audience: 'New managers and mentees',
  },
];

export const speakingForm: FormWords = {
  heading: 'Tell me about your event',
  intro: 'Approximate numbers are fine. A date and a place are enough to start.',
  response: 'I review your request and respond within 24–48\u00A0hours.',
};
