import type { Session } from './session';
import type { FormWords, PageHero, Point, SectionWords } from './shapes';

export const channelStrategyHero: PageHero = {
  label: 'Channel strategy',
  headline: 'Discuss Your Channel Strategy',
  lead: 'Bring the plan you have, even if it is unfinished. You leave with your next three decisions.',
  highlights: ['45 minutes to half a day', 'A note within two business days', 'Confirmation within 24 hours'],
  actions: [{ label: 'Schedule a Consultation', href: '/schedule-consultation' }],
};

export const channelStrategyOptionsSection: SectionWords = { label: 'Options', heading: 'Three formats' };

// PAGE-18
/** The three options with their lengths. */
export const channelStrategyOptions: readonly Session[] = [
  {
    title: 'Strategy Deep Dive',
    description: 'Your whole channel on one page: partners, money, conflicts and what to change first.',
    duration: '90 minutes',
    option: 'deep-dive',
  },
  {
    title: 'Quick Strategy Review',
    description: 'One question about your channel, with a second opinion on the answer you already have.',
    duration: '45 minutes',
    option: 'review',
  },
  {
    title: 'Channel Workshop',
    description: 'Your sales, marketing and finance leads in one room, working on one program.',
    duration: 'Half day',
    option: 'workshop',
  },
];

export const channelStrategyBenefitsSection: SectionWords = { label: 'Benefits', heading: 'What you take away' };

export const channelStrategyBenefits: readonly Point[] = [
  {
    title: 'An outside view',
    description: 'How your terms compare with those of programs your partners also belong to.',
  },
  {
    title: 'The partner’s view',
    description: 'What a partner would say about your program if they could speak freely.',
  },
  {
    title: 'A short list',
    description: 'Three decisions in order of priority, each with the person who has to make it.',
  },
  { title: 'A written note', description: 'One page within two business days, which you can share.' },
];

export const channelStrategyForm: FormWords = {
  heading: 'Book a discussion',
  intro: 'Tell me what you want to be able to decide afterwards.',
  response: 'You will get a confirmation within 24 hours.',
};
