import type { ClosingCall, Point, SectionWords, Step } from './shapes';

export const riskLevelsSection: SectionWords = {
  label: 'Levels',
  heading: 'What the four levels mean',
  intro:
    'Probability and impact are each rated from 1 to 4, and score = probability × impact. Agree on what the levels mean before you rate.',
};

// RISK-2
/** The four levels, first as a probability, then as an impact. */
export const riskLevels: readonly Point[] = [
  {
    title: 'Low, 1',
    description: 'Not expected in the next five years. It would cost a day of work, and nobody outside would notice.',
  },
  {
    title: 'Medium, 2',
    description: 'Could happen within two years. Clients notice, and it shows in the month’s figures.',
  },
  {
    title: 'High, 3',
    description: 'Expected this year. A large client may leave, or a regulator may ask questions.',
  },
  { title: 'Critical, 4', description: 'Likely within months. The business stops, or someone is harmed.' },
];

export const riskProcessSection: SectionWords = { label: 'Method', heading: 'How to fill it in' };

export const riskProcess: readonly Step[] = [
  {
    title: 'Collect',
    description: 'Ask five people, one at a time, what worries them. Groups agree too quickly.',
    duration: '1 week',
  },
  {
    title: 'Rate',
    description: 'Rate each risk with the controls that work today, not with those you plan to have.',
    duration: '1 hour',
  },
  {
    title: 'Assign',
    description: 'Give each risk one owner, by name. A risk that belongs to a department belongs to nobody.',
    duration: 'Same meeting',
  },
  {
    title: 'Review',
    description: 'Look at Critical and High every month, and at the others every quarter.',
    duration: 'Monthly',
  },
];

export const riskClosingCall: ClosingCall = {
  heading: 'The same risks at the top every quarter?',
  text: 'Then the register is not the problem. A strategy review finds what keeps them there and what it would cost to move them.',
  actions: [
    { label: 'Cybersecurity Strategy', href: '/cybersecurity-strategy' },
    { label: 'Book an Executive Session', href: '/book-executive-session' },
  ],
};
