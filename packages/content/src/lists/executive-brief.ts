import type { Kind } from './kinds';
import type { FormWords, PageHero, Point, SectionWords, Statistic } from './shapes';
import { subscribers } from './subscribers';

/** A written brief to subscribe to. */
export interface BriefCard extends Point {
  topics: readonly string[];
  icon: Kind<'icon'>;
  option: 'cybersecurity' | 'msp' | 'strategic';
}

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

export const briefs: readonly BriefCard[] = [
  {
    title: 'Cybersecurity brief',
    description: 'Incidents and rules that change what an executive is accountable for.',
    topics: ['Attacks on suppliers', 'Insurance terms', 'Disclosure rules'],
    icon: 'shield',
    option: 'cybersecurity',
  },
  {
    title: 'MSP brief',
    description: 'Prices, acquisitions and vendor terms in the managed services market.',
    topics: ['Margins', 'Vendor changes', 'Mergers'],
    icon: 'building-2',
    option: 'msp',
  },
  {
    title: 'Strategic technology brief',
    description: 'New technology judged by what it would take to run it for five years.',
    topics: ['Cost to operate', 'Skills', 'Exit'],
    icon: 'file-text',
    option: 'strategic',
  },
];

export const executiveBriefForm: FormWords = {
  heading: 'Choose your brief',
  intro: 'Your industry decides which examples you get.',
  response: 'Your first brief is the next edition. Every edition has an unsubscribe link.',
};
