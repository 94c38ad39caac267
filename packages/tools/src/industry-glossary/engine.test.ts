import { describe, expect, it } from 'vitest';
import {
  categories,
  categoriesOf,
  exportTerms,
  importTerms,
  letterIndex,
  letterOf,
  maxCharacters,
  relatedTo,
  splitExamples,
  statistics,
  termAt,
  termFromDraft,
  validateTerm,
  type GlossaryTerm,
  type TermDraft,
} from './engine';
import { terms } from './terms';

const now = new Date(2026, 0, 5, 23, 30);
const term = (fields: Partial<GlossaryTerm> = {}): GlossaryTerm => ({
  id: 'sla',
  term: 'Service Level Agreement',
  abbreviation: 'SLA',
  definition: 'How good a service has to be.',
  category: 'Contracts',
  examples: [],
  relatedTerms: [],
  ...fields,
});
const ids = (list: readonly GlossaryTerm[]) => list.map(({ id }) => id);

describe('GLOSSARY-4 statistics', () => {
  it('counts Total Terms, Categories, Abbreviations and Search Results', () => {
    const list = [
      term({ id: '1' }),
      term({ id: '2', abbreviation: ' ' }),
      term({ id: '3', abbreviation: undefined, category: 'Own' }),
    ];
    expect(statistics(list, list.slice(1))).toEqual({
      totalTerms: 3,
      categories: 2,
      abbreviations: 1,
      searchResults: 2,
    });
    expect(statistics([], [])).toEqual({ totalTerms: 0, categories: 0, abbreviations: 0, searchResults: 0 });
  });

  it('lists the categories that occur, an owner’s own last', () => {
    expect(
      categoriesOf([term({ category: 'Own' }), term({ category: 'Channel' }), term({ category: 'Contracts' })]),
    ).toEqual(['Contracts', 'Channel', 'Own']);
  });
});

describe('GLOSSARY-7 A–Z index, related terms, #term links', () => {
  it.each([
    ['vCIO', 'V'],
    ['Éclair', 'E'],
    [' zero', 'Z'],
    ['24/7 support', '#'],
    ['日本', '#'],
    ['', '#'],
  ])('%j stands under %s', (name, letter) => {
    expect(letterOf(term({ term: name }))).toBe(letter);
  });

  it('has 26 letters, # when a term needs it, and the first term of each in the order given', () => {
    const index = letterIndex([
      term({ id: 'b2', term: 'Beta' }),
      term({ id: 'b1', term: 'Back' }),
      term({ id: 'n', term: '2FA' }),
    ]);
    expect(index).toHaveLength(27);
    expect(index.slice(0, 2)).toEqual([
      { letter: 'A', count: 0 },
      { letter: 'B', count: 2, firstId: 'b2' },
    ]);
    expect(index.at(-1)).toEqual({ letter: '#', count: 1, firstId: 'n' });
    expect(letterIndex([])).toHaveLength(26);
    expect(letterIndex(terms).reduce((sum, { count }) => sum + count, 0)).toBe(24);
  });

  it('links related terms by name or abbreviation, never to itself, and keeps the others as text', () => {
    const list = [term(), term({ id: 'msa', term: 'Master Service Agreement', abbreviation: 'MSA' })];
    const from = term({ relatedTerms: ['master service agreement', 'MSA', 'SLA', 'Unknown'] });
    expect(relatedTo(from, list)).toEqual([
      { label: 'master service agreement', id: 'msa' },
      { label: 'MSA', id: 'msa' },
      { label: 'SLA' },
      { label: 'Unknown' },
    ]);
    expect(relatedTo(from, [...list, term({ id: 'sla-2' })])[2]).toEqual({ label: 'SLA', id: 'sla-2' });
  });

  it.each([
    ['#churn-rate', 'churn-rate'],
    ['churn-rate', 'churn-rate'],
    ['#churn%2Drate', 'churn-rate'],
    ['#%E0%A4', undefined],
    ['#', undefined],
    ['#__proto__', undefined],
  ])('the hash %s names %s', (hash, id) => {
    expect(termAt(terms, hash)?.id).toBe(id);
  });
});

describe('GLOSSARY-5 term dialog: every field is required except abbreviation and examples', () => {
  const draft: TermDraft = {
    term: ' Zero Trust ',
    abbreviation: '',
    category: 'Cybersecurity',
    definition: 'No trust by place.',
    examples: '',
  };

  it('takes a term without abbreviation and examples', () => {
    expect(validateTerm(draft)).toEqual({});
    expect(termFromDraft(draft, [])).toEqual({
      id: 'zero-trust',
      term: 'Zero Trust',
      definition: 'No trust by place.',
      category: 'Cybersecurity',
      examples: [],
      relatedTerms: [],
    });
  });

  it.each(['term', 'definition', 'category'] as const)('a blank %s is refused', (field) => {
    const blank = { ...draft, [field]: field === 'category' ? '' : ' \t' } as TermDraft;
    expect(Object.keys(validateTerm(blank))).toEqual([field]);
    expect(() => termFromDraft(blank, [])).toThrow(new RegExp(`^${field}: `));
  });

  it.each<[keyof TermDraft, string]>([
    ['term', 'x'.repeat(maxCharacters.term + 1)],
    ['abbreviation', 'x'.repeat(maxCharacters.abbreviation + 1)],
    ['definition', 'x'.repeat(maxCharacters.definition + 1)],
    ['category', '__proto__'],
    ['examples', 'x'.repeat(maxCharacters.example + 1)],
    ['examples', 'a,'.repeat(21)],
  ])('a wrong %s is refused', (field, value) => {
    expect(Object.keys(validateTerm({ ...draft, [field]: value } as TermDraft))).toEqual([field]);
  });

  it('examples are separated by commas', () => {
    expect(splitExamples(' one, two words ,, three, ')).toEqual(['one', 'two words', 'three']);
  });

  it('gives each submitted term an id of its own', () => {
    const first = termFromDraft(draft, terms);
    const second = termFromDraft(draft, [...terms, first]);
    const third = termFromDraft({ ...draft, abbreviation: ' ZT ' }, [first, second]);
    expect(ids([first, second, third])).toEqual(['zero-trust', 'zero-trust-2', 'zero-trust-3']);
    expect(third.abbreviation).toBe('ZT');
    expect(termFromDraft({ ...draft, term: '???' }, []).id).toBe('term');
  });
});

it('GLOSSARY-7 the JSON download is read as the same terms', () =>
  expect(importTerms(exportTerms(terms, now).json)).toEqual(terms));

describe('GLOSSARY-1 24 terms', () => {
  it('are 24, valid, with ids that follow from their names', () => {
    expect(terms).toHaveLength(24);
    expect(new Set(ids(terms)).size).toBe(24);
    expect(terms.map(({ term: name }) => name.toLowerCase().replaceAll(' ', '-'))).toEqual(ids(terms));
    expect(new Set(terms.map(({ abbreviation = '', term: name }) => abbreviation || name)).size).toBe(24);
  });

  it('use all nine categories and no other', () => {
    expect(categoriesOf(terms)).toEqual(categories);
  });

  it('relate to at least two other terms of the list, never to themselves', () => {
    for (const each of terms) {
      const related = relatedTo(each, terms);
      expect(related.length).toBeGreaterThanOrEqual(2);
      expect(related.filter(({ id }) => id === undefined)).toEqual([]);
    }
  });

  it('have a definition of one or two sentences and two examples', () => {
    for (const { definition, examples } of terms) {
      expect(definition).toMatch(/^[A-Z].*\.$/);
      expect(definition.length).toBeLessThan(260);
      expect(examples).toHaveLength(2);
      expect([definition, ...examples].join(' ')).not.toMatch(/[!']|\s{2}/);
    }
  });
});
