import { toolEntries } from './collections/tools/entries';
import { documentAddress, documentNames } from './documents/names';
import { definitions } from './forms/definitions';

/** The module imported by the function `count`, from the repository root. */
export const countedNamesFile = 'supabase/functions/_shared/counted-names.generated.ts';

/** Recipes, editions of the brief and papers are counted as one page each: only the database knows which exist. */
const ofEntries: Readonly<Record<string, string>> = {
  recipe: '/recipes/*',
  edition: '/executive-brief/*',
  paper: '/white-papers/*',
};

// COUNT-2
/**
 * The source of the module with the names under which visits are counted. `pnpm generate` writes it, because a deployed
 * function sees only its own folder; a test fails if the two differ.
 *
 * @param folders the folders of the pages
 */
export function countedNames(folders: readonly string[]): string {
  const pages = folders.filter((folder) => folder !== 'not-found').map((folder) => ofEntries[folder] ?? `/${folder}`);
  const lists = {
    pages,
    forms: definitions.map(({ page }) => page),
    tools: Object.values(toolEntries).map(({ url }) => url),
    documents: documentNames.map(documentAddress),
  };
  return [
    '// Written by `pnpm generate` from the pages, forms, tools and documents of the site.',
    ...Object.entries(lists).map(
      ([name, values]) => `export const ${name}: readonly string[] = ${JSON.stringify(values.toSorted(), null, 2)};`,
    ),
    '',
  ].join('\n\n');
}
