import type { FormWords, PageHero, SectionWords, Statistic } from './shapes';
import { subscribers } from './subscribers';

export const executiveBriefHero: PageHero = {
  label: 'Executive brief',
  headline: 'The Executive Brief',
  lead: 'What changed, whether it matters and what to ask your team. Two pages, as often as you choose.',
};

export const briefStatisticsSection: SectionWords = { label: 'In figures', heading: 'What you sign up for' };

export const briefStatistics: readonly Statistic[] = [
  subscribers,
  { value: '2', label: 'Pages per edition' },
  { value: '4', label: 'Frequencies to choose from, weekly to quarterly' },
];

export const briefsSection: SectionWords = { label: 'Briefs', heading: 'Three briefs' };

export const executiveBriefForm: FormWords = {
  heading: 'Choose your brief',
  intro: 'Your industry decides which examples you get.',
  response: 'Your first brief is the next edition. Every edition has an unsubscribe link.',
};
