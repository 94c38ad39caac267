import { words } from '@advisor/content/collections';
import { definePage } from '../../content/definePage';

export const page = definePage({
  path: '/industry-glossary',
  title: 'Industry Glossary',
  description:
    'Terms and abbreviations of the managed services industry, explained in plain language and linked to each other.',
  searchWords: 'definitions, abbreviations, acronyms, dictionary, jargon, vocabulary, meaning',
  parent: '/resources',
  fields: {
    hero: words.opening(),
    glossaryRules: words.points('Glossary rules'),
    closingCall: words.closingCall(),
  },
  words: {
    hero: {
      label: 'Directory',
      headline: 'Industry Glossary',
      lead: 'Twenty-four terms of the managed services industry, defined the way I would explain them to a client.',
      coverCaption: 'Each term is a dot, and each line a relation.',
    },
    glossaryRules: {
      label: 'Entries',
      heading: 'How the entries are written',
      points: [
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
      ],
    },

    // GLOSSARY-6
    closingCall: {
      heading: 'Is a definition missing, or wrong?',
      text: 'A line by email is enough. The entries get better when people who do the work disagree.',
      actions: [{ label: 'Send Feedback', href: 'mailto:{email}?subject=Glossary%20feedback' }],
    },
  },
});
