import { words } from '@advisor/content/collections';
import { glossaryClosingCall, glossaryRules, glossaryRulesSection, toolHeroes } from '@advisor/content/lists';
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
    hero: toolHeroes['/industry-glossary'],
    glossaryRules: { ...glossaryRulesSection, points: glossaryRules },
    closingCall: glossaryClosingCall,
  },
});
