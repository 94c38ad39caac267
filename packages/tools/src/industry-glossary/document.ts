import {
  exportFile,
  readFlag,
  readJson,
  readList,
  readRecord,
  readText,
  type ExportFile,
  type StateFormat,
} from '../share-state';
import { checkUniqueIds, maxEntries, maxFileCharacters, readFilledText, readVersion } from '../share-state/entries';

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

const fileVersion = 1;

/** The download `industry-glossary-YYYY-MM-DD.json`. */
export function exportTerms(terms: readonly GlossaryTerm[], now: Date): ExportFile {
  return exportFile('industry-glossary', now, { version: fileVersion, exportedOn: now.toISOString(), terms });
}

/** The terms of an exported file. Throws an Error that says what is wrong and where; never returns part of a file. */
export function importTerms(text: string): GlossaryTerm[] {
  const file = readRecord(readJson(text, 'The file', maxFileCharacters), 'The file');
  readVersion(file.version, fileVersion);
  return readTerms(file.terms, 'terms');
}

/** How pending terms are saved in this browser and put into a link. */
export const termsFormat: StateFormat<GlossaryTerm[]> = {
  tool: 'industry-glossary',
  version: fileVersion,
  maxLength: maxFileCharacters,
  read: readTerms,
};

/** Validates terms from outside; `path` is the place named in errors. Throws as `importTerms` does. */
export function readTerms(value: unknown, path: string): GlossaryTerm[] {
  const terms = readList(value, path, maxEntries, readTerm);
  checkUniqueIds(terms, path);
  return terms;
}

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
