import type { ClosingCall, Point, SectionWords } from './shapes';

export const glossaryRulesSection: SectionWords = { label: 'Entries', heading: 'How the entries are written' };

export const glossaryRules: readonly Point[] = [
  {
    title: 'One meaning',
    description: 'Where vendors use a word in three ways, the entry gives the meaning that contracts use.',
  },
  {
    title: 'Practical examples',
    description: 'Each definition is followed by what it looks like on an invoice, in a ticket or in a meeting.',
  },
  {
    title: 'Related terms',
    description: 'Words that are easily confused are named together, so that you can tell them apart.',
  },
];

// GLOSSARY-6
/** The closing call, with the mail link "Send Feedback". */
export const glossaryClosingCall: ClosingCall = {
  heading: 'Is a definition missing, or wrong?',
  text: 'A line by email is enough. The entries get better when people who do the work disagree.',
  actions: [{ label: 'Send Feedback', href: 'mailto:{email}?subject=Glossary%20feedback' }],
};
