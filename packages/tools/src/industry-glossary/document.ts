import { readFlag, readList, readRecord, readText } from '../share-state';
import { listFormat, readFilledText } from '../share-state/entries';

// GLOSSARY-1
/** The categories offered in the submit dialog. A site's own list may have others. */
export const categories = [
  'Business Model',
  'Contracts',
  'Technology',
  'Cloud Services',
  'Cybersecurity',
  'Identity Management',
  'Channel',
  'Business Metrics',
  'IT Policy',
] as const;
export type TermCategory = (typeof categories)[number];

// GLOSSARY-1
/** A glossary term. */
export interface GlossaryTerm {
  /** Unique; also the address of the term, as `#id`. */
  id: string;
  term: string;
  abbreviation?: string;
  definition: string;
  category: string;
  examples: readonly string[];
  /** Names or abbreviations of other terms; those of the same list become links. */
  relatedTerms: readonly string[];
  featured?: boolean;
}

/** The maximum length of each text, and of the lists of examples and related terms. */
export const maxCharacters = {
  id: 100,
  term: 100,
  abbreviation: 20,
  definition: 2000,
  category: 100,
  example: 300,
} as const;
export const maxListed = 20;

const list = listFormat('industry-glossary', 'terms', readTerm);

/** How pending terms are saved in this browser and put into a link. */
export const termsFormat = list.format;

/** The download `industry-glossary-YYYY-MM-DD.json`. */
export const exportTerms = list.exportFile;

/** The terms of an exported file. Throws an Error that says what is wrong and where; never returns part of a file. */
export const importTerms = list.importFile;

/** Validates terms from outside; `path` is the place named in errors. Throws as `importTerms` does. */
export const readTerms = list.format.read;

function readTerm(value: unknown, path: string): GlossaryTerm {
  const term = readRecord(value, path);
  const filled = (field: 'id' | 'term' | 'definition' | 'category') =>
    readFilledText(term[field], `${path}.${field}`, maxCharacters[field]);
  const texts = (field: 'examples' | 'relatedTerms') =>
    readList(term[field], `${path}.${field}`, maxListed, (item, itemPath) =>
      readFilledText(item, itemPath, maxCharacters.example),
    );
  return {
    id: filled('id'),
    term: filled('term'),
    ...(term.abbreviation !== undefined && {
      abbreviation: readText(term.abbreviation, `${path}.abbreviation`, maxCharacters.abbreviation),
    }),
    definition: filled('definition'),
    category: filled('category'),
    examples: texts('examples'),
    relatedTerms: texts('relatedTerms'),
    ...(term.featured !== undefined && { featured: readFlag(term.featured, `${path}.featured`) }),
  };
}
