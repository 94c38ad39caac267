import { bar, inAGroup, throughTheTool, withoutReact } from '../frame/tools.guide.ts';

export const guide: ComponentGuide = {
  status: 'stable',
  use: [
    'For industry terms: find them by search, letter or category. Each has a link of its own (`#term`).',
    'With `terms` of your own.',
  ],
  insteadUse: [{ component: 'Sections/FactList', when: 'a page has only a few words to explain.' }, withoutReact],
  anatomy: [
    ['Filters', 'Search, category and order.'],
    [
      'Buttons',
      'To write to the site, if it gives an address, and to add a term of the visitor’s own.',
      'Actions/Button',
    ],
    ['Figures', 'How many terms, categories and abbreviations there are, and how many are found.'],
    ['Index', 'The letters; one without a term is disabled.'],
    ['Term', 'The term, its abbreviation and category; beside them its meaning, examples and related terms.'],
    bar,
  ],
  content: [
    'The term is spelled out, and its abbreviation has a field of its own: “Managed Service Provider”, “MSP”.',
    'A definition says what it is in one or two sentences, starts with a noun, and does not repeat the term.',
    'Examples are phrases without a period.',
  ],
  dos: [{ story: 'Searched', caption: 'The term is spelled out, and its abbreviation stands below it.' }],
  donts: [
    {
      story: 'AbbreviationTwice',
      caption:
        'The abbreviation is in the term and below it: the heading breaks onto more lines, and says one thing twice.',
    },
  ],
  keyboard: [throughTheTool, ['Enter', 'On a letter or a related term: goes there.']],
  accessibility: [
    ...inAGroup,
    'Letters without a term are disabled, not hidden.',
    'Matches of a search are `<mark>` elements.',
  ],
};
