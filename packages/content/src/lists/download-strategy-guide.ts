import type { FormWords, PageHero, Point, SectionWords } from './shapes';

// PAGE-12
/** Length of the guide, in pages. */
export const strategyGuidePages = 50;

export const strategyGuideHero: PageHero = {
  label: 'Free guide',
  headline: 'The Cybersecurity Strategy Guide',
  lead: `${strategyGuidePages} pages on building a security program that a small team can run and a board can follow.`,
  highlights: ['Free', 'Sent by email', 'No follow-up emails'],
};

export const strategyGuideSection: SectionWords = { label: 'Contents', heading: 'What is inside' };

export const strategyGuideContents: readonly Point[] = [
  {
    title: 'What to protect',
    description: 'An inventory of the systems, data and people that the business cannot do without.',
  },
  {
    title: 'Choosing a framework',
    description: 'NIST CSF 2.0, CIS Controls v8 or ISO/IEC 27001: which one, and how much of it.',
  },
  {
    title: 'Risk in dollars',
    description: 'Estimates that hold up in front of a chief financial officer, with a worked example.',
  },
  { title: 'A budget you can defend', description: 'What to fund first, what to delay and what to stop.' },
  { title: 'People and suppliers', description: 'Who does the work, who checks it and what to put in the contract.' },
  { title: 'Reporting to the board', description: 'Two pages a quarter, with the template.' },
];

export const strategyGuideAudience: SectionWords & { items: readonly string[] } = {
  label: 'Readers',
  heading: 'Who it is for',
  items: [
    'Executives who have just been given responsibility for security',
    'IT managers who have to write the first strategy',
    'Directors who want to know what to ask',
  ],
};

export const strategyGuideForm: FormWords = {
  heading: 'Get the guide',
  intro: 'Your address is used only to send the guide.',
  response: 'The guide arrives by email. No other mail follows.',
};
