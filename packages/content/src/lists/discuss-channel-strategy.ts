import type { FormWords, PageHero, Point, SectionWords } from './shapes';

export const channelStrategyHero: PageHero = {
  label: 'Channel strategy',
  headline: 'Discuss Your Channel Strategy',
  lead: 'Bring the plan you have, even if it is unfinished. You leave with your next three decisions.',
  highlights: ['45 minutes to half a day', 'A note within two business days', 'Confirmation within 24 hours'],
  actions: [{ label: 'Schedule a Consultation', href: '/schedule-consultation' }],
};

export const channelStrategyOptionsSection: SectionWords = { label: 'Options', heading: 'Three formats' };

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
