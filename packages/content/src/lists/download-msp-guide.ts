import type { FormWords, PageHero, Point, SectionWords } from './shapes';

export const mspGuideHero: PageHero = {
  label: 'Free guide',
  headline: 'The MSP Guide',
  lead: '75 pages, from the first managed contract to the day you hand over the keys.',
  highlights: ['Free', 'Seven chapters', 'Three bonus resources'],
};

export const mspGuideChaptersSection: SectionWords = { label: 'Contents', heading: 'Seven chapters' };

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
