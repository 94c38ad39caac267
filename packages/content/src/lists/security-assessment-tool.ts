import type { ClosingCall, FigureTable, Point, SectionWords } from './shapes';

export const securityCategoriesSection: SectionWords = {
  label: 'Scope',
  heading: 'Six categories',
  intro: 'A category at 80 percent or more is a strength. Below 50 it is a weakness and comes with a recommendation.',
};

// ASSESSMENT-1
/** The six categories. */
export const securityCategories: readonly Point[] = [
  {
    title: 'Data Protection',
    description: 'Whether the data you need is backed up, encrypted and known to come back when you restore it.',
  },
  {
    title: 'Access Control',
    description: 'Who can sign in to what, with which proof, and who takes the access away again.',
  },
  {
    title: 'Endpoint Security',
    description: 'Whether laptops, phones and servers are watched, updated and accounted for.',
  },
  { title: 'Network Security', description: 'What one stolen machine could reach, and whether anyone would see it.' },
  {
    title: 'Human Factors',
    description: 'Whether people know what a fraud looks like, and whom to tell without being blamed.',
  },
  { title: 'Incident Management', description: 'Whether there is a plan, and whether anyone has practiced it.' },
];

export const securityBandsSection: SectionWords = {
  label: 'Score',
  heading: 'How to read the score',
  intro:
    'Each answer counts two or three times, by the harm its gap can do. The score is the share of the possible points that you reached.',
};

// ASSESSMENT-4
/** The risk levels, with what to do about each. */
export const securityBands: FigureTable = {
  caption: 'Risk levels and their scores in percent',
  columns: ['Risk level', 'Score in percent'],
  rows: [
    {
      title: 'Low Risk',
      description: 'The basics hold. Test them, and keep the evidence for your insurer.',
      figures: ['80-100'],
    },
    {
      title: 'Medium Risk',
      description: 'Good work with gaps that an attacker would find. Begin with the weakest category.',
      figures: ['60-79'],
    },
    {
      title: 'High Risk',
      description: 'An ordinary incident could stop the business. Pick three fixes and put names on them this month.',
      figures: ['40-59'],
    },
    {
      title: 'Critical Risk',
      description: 'Start with a backup you have restored, a second factor for every sign-in and a number to call.',
      figures: ['0-39'],
    },
  ],
};

export const securityClosingCall: ClosingCall = {
  heading: 'A score is a place to start',
  text: 'Ten questions show where to look. What you find there may be worth an hour with someone who has seen it before.',
  actions: [
    { label: 'Schedule a Consultation', href: '/schedule-consultation' },
    { label: 'Cybersecurity Strategy', href: '/cybersecurity-strategy' },
  ],
};
