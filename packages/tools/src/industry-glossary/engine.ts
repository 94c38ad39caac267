/**
 * The industry glossary without its view: search, order, A–Z index, related terms and the JSON file. Pure. The 24 terms
 * are in `terms.ts`.
 */
import { fold } from '@advisor/ui/text';
import { filterQuery } from '../directory/filterQuery';
import { categories, type GlossaryTerm } from './document';
import { filterValue, listFilter } from '../search';

export * from './document';
export * from './draft';
export { filterValue, highlight, type Segment } from '../search';

// GLOSSARY-2
/** The sort orders; `featured` puts featured terms first. */
export const termSorts = ['alphabetical', 'category', 'featured'] as const;
export type TermSort = (typeof termSorts)[number];

export interface TermFilters {
  /** @default '' */
  search?: string;
  /** A category, in any case, also as `cloud-services`. @default 'all' */
  category?: string;
  /** @default 'alphabetical' */
  sort?: TermSort;
}

// GLOSSARY-2
/**
 * Makes a filter: it returns a sorted copy of the terms that have the category and whose name, definition or abbreviation
 * contains the search. Ignores case and accents; equal terms keep their order.
 *
 * @param nameOf the name of a category where it is shown, by which categories are sorted
 */
export function termFilter(nameOf: (category: string) => string) {
  // Within a category, and after featured ones, by term.
  const filter = listFilter<GlossaryTerm, TermSort>({
    fields: ({ term, definition, abbreviation }) => [term, definition, abbreviation ?? ''],
    orders: {
      alphabetical: ({ term }) => [term],
      category: ({ category, term }) => [nameOf(category), term],
      featured: ({ featured, term }) => [featured ? '0' : '1', term],
    },
  });
  return (
    terms: readonly GlossaryTerm[],
    { search = '', category = 'all', sort = 'alphabetical' }: TermFilters = {},
  ): GlossaryTerm[] => {
    const wanted = filterValue(category);
    return filter(terms, search, sort, wanted === 'all' ? () => true : (term) => filterValue(term.category) === wanted);
  };
}
export const filterTerms = termFilter((category) => category);

export interface TermStatistics {
  totalTerms: number;
  categories: number;
  abbreviations: number;
  searchResults: number;
}

// GLOSSARY-4
/** The statistics strip: three counts over all terms, and the number of search results. */
export function statistics(terms: readonly GlossaryTerm[], found: readonly GlossaryTerm[]): TermStatistics {
  return {
    totalTerms: terms.length,
    categories: categoriesOf(terms).length,
    abbreviations: terms.filter(({ abbreviation = '' }) => abbreviation.trim() !== '').length,
    searchResults: found.length,
  };
}

/** The categories that occur: the standard ones in their order, then others in the order they appear. */
export function categoriesOf(terms: readonly GlossaryTerm[]): string[] {
  const present = new Set(terms.map(({ category }) => category));
  return [...new Set<string>([...categories, ...present])].filter((category) => present.has(category));
}

export interface Letter {
  /** A to Z, or `#` for terms that begin with something else. */
  letter: string;
  count: number;
  /** The id of the first term of the letter, to jump to; none for a letter without terms. */
  firstId?: string;
}

/** The A–Z index of terms in their order: all 26 letters, and `#` when a term needs it. */
export function letterIndex(terms: readonly GlossaryTerm[]): Letter[] {
  const letters = new Map<string, Letter>(
    [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter) => [letter, { letter, count: 0 }]),
  );
  for (const term of terms) {
    const letter = letterOf(term);
    const { count = 0, firstId = term.id } = letters.get(letter) ?? {};
    letters.set(letter, { letter, count: count + 1, firstId });
  }
  return [...letters.values()];
}

/** The letter that a term is listed under, without accents; `#` if it does not begin with A to Z. */
export function letterOf({ term }: GlossaryTerm): string {
  const name = term.trim();
  // Only other letters need folding.
  const first = (/^[a-z]/i.test(name) ? name : fold(name)).charAt(0).toUpperCase();
  return first >= 'A' && first <= 'Z' ? first : '#';
}

export interface RelatedTerm {
  label: string;
  /** The id to link to; none when the list does not have the term. */
  id?: string;
}

/** The related terms of a term, with the id to link to where the list has them by name or abbreviation. */
export function relatedTo(term: GlossaryTerm, terms: readonly GlossaryTerm[]): RelatedTerm[] {
  return relationsIn(terms)(term);
}

/** `relatedTo` for many terms of one list, which is indexed once. */
export function relationsIn(terms: readonly GlossaryTerm[]): (term: GlossaryTerm) => RelatedTerm[] {
  // The first two of each name, as a term is never related to itself.
  const remember = (ids: Map<string, string[]>, name: string, id: string) => {
    const known = ids.get(name);
    if (!known) ids.set(name, [id]);
    else if (known.length < 2) known.push(id);
  };
  const byTerm = new Map<string, string[]>();
  const byAbbreviation = new Map<string, string[]>();
  for (const { id, term, abbreviation } of terms) {
    remember(byTerm, fold(term), id);
    if (abbreviation !== undefined) remember(byAbbreviation, fold(abbreviation), id);
  }
  return ({ id: ownId, relatedTerms }) =>
    relatedTerms.map((label) => {
      const name = fold(label.trim());
      const other = (ids: Map<string, string[]>) => ids.get(name)?.find((id) => id !== ownId);
      const id = other(byTerm) ?? other(byAbbreviation);
      return id === undefined ? { label } : { label, id };
    });
}

/** The term that a link's hash names, such as `#churn-rate`, with or without `#`. */
export function termAt(terms: readonly GlossaryTerm[], hash: string): GlossaryTerm | undefined {
  const code = hash.replace(/^#/, '');
  let name: string;
  try {
    name = decodeURIComponent(code);
  } catch {
    // A hash that cannot be decoded may still be an id.
    name = code;
  }
  return terms.find(({ id }) => id === name);
}

/** The filters as an address's query, without `?`, without defaults and without a search of more than 200 characters. */
export function filtersToQuery({ search = '', category = 'all', sort = 'alphabetical' }: TermFilters): string {
  const defaults = { search: '', category: 'all', sort: 'alphabetical' };
  return filterQuery({ search, category: filterValue(category), sort }, defaults);
}

/**
 * The filters in an address's query. Missing and unknown values are replaced by defaults. The category is a filter value
 * such as `cloud-services`.
 */
export function filtersFromQuery(query: string, terms: readonly GlossaryTerm[]): Required<TermFilters> {
  const values = new URLSearchParams(query);
  const category = filterValue(values.get('category') ?? '');
  return {
    search: (values.get('search') ?? '').trim(),
    category:
      categoriesOf(terms)
        .map(filterValue)
        .find((value) => value === category) ?? 'all',
    sort: termSorts.find((value) => value === values.get('sort')) ?? 'alphabetical',
  };
}
