import type { FormWords, PageHero, Point, SectionWords } from './shapes';

/** A chapter of the guide. */
export interface Chapter extends Point {
  pages: number;
}

export const mspGuideHero: PageHero = {
  label: 'Free guide',
  headline: 'The MSP Guide',
  lead: '75 pages, from the first managed contract to the day you hand over the keys.',
  highlights: ['Free', 'Seven chapters', 'Three bonus resources'],
};

export const mspGuideChaptersSection: SectionWords = { label: 'Contents', heading: 'Seven chapters' };

// PAGE-12
/** Seven chapters; their pages add up to 75. */
export const mspGuideChapters: readonly Chapter[] = [
  {
    title: 'The business model',
    description: 'What clients buy, what they think they buy and how to close the gap.',
    pages: 12,
  },
  {
    title: 'Pricing and packaging',
    description: 'Cost per user, three packages and how to announce a price increase.',
    pages: 15,
  },
  {
    title: 'Contracts',
    description: 'The agreement, the service description and the clause for a clean exit.',
    pages: 10,
  },
  {
    title: 'Service delivery',
    description: 'A help desk that answers, escalation that works and metrics that mean something.',
    pages: 13,
  },
  {
    title: 'Security as a service',
    description: 'Start with your own firm, then sell what you have learned to run.',
    pages: 11,
  },
  {
    title: 'Growth and people',
    description: 'The first manager, the first salesperson and the first person you let go.',
    pages: 8,
  },
  {
    title: 'Selling the firm',
    description: 'What it is worth, to whom, and what to do in the two years before a sale.',
    pages: 6,
  },
];

export const mspGuideBonusSection: SectionWords = { label: 'Bonus', heading: 'Bonus resources' };

export const mspGuideBonus: readonly Point[] = [
  { title: 'Cost per user worksheet', description: 'The spreadsheet behind chapter two.' },
  { title: 'Agreement outline', description: 'The clauses of chapter three, ready for your lawyer.' },
  { title: 'Onboarding checklist', description: 'Thirty days with a new client, day by day.' },
];

export const mspGuideForm: FormWords = {
  heading: 'Get the guide',
  intro: 'Your address is used only to send the guide.',
  response: 'The guide and the bonus resources arrive by email. No other mail follows.',
};
