import {
  collections,
  fillIn,
  navigationCollection,
  ownerCollection,
  ownPicture,
  placeEntries,
  recipesCollection,
  withFiles,
  type Collection,
  type ContentPicture,
  type ContentProblem,
  type PlacedEntry,
  type PublishedRecipe,
  type RecipeSummary,
  type SiteFiles,
  type StoredEntry,
  type StoredRecipe,
} from '@advisor/content/collections';
import { shorten } from '@advisor/ui/text';
import { pages, type Page } from './pages';
import type { PageContent } from './pageContent';
import type { SiteContent } from './site';

/** All content of the site as it is published, and what of it does not fit its fields. */
export interface Content {
  site: SiteContent;
  /** What a page shows. */
  of: (page: Page) => PageContent;
  /** The entries of a collection in their order. */
  list: <Entry>(collection: Collection<Entry>) => readonly Entry[];
  /** The recipes that are on the site, by title; each under the end of its address. */
  recipes: readonly PlacedRecipe[];
  problems: readonly ContentProblem[];
}

export type PlacedRecipe = Pick<PlacedEntry<PublishedRecipe>, 'key' | 'data'>;

interface Settings {
  /** Where the owner's files are reached, besides the address that the owner's details name: recipes show pictures from there alone. */
  origins?: readonly string[] | undefined;
}

const noFiles: SiteFiles = { images: new Map(), origin: '' };

/**
 * Puts the published rows over what ships, with the owner's details in all texts and the versions of all pictures. It
 * reads nothing else.
 */
export function assemble(rows: readonly StoredEntry[], files = noFiles, { origins = [] }: Settings = {}): Content {
  const placed = new Map(
    [...collections, ...pages.map(({ words }) => words)].map((collection: Collection<unknown>) => [
      collection.name,
      placeEntries(collection, rows),
    ]),
  );
  const entriesOf = <Entry>({ name }: Collection<Entry>) =>
    placed.get(name)!.entries.map(({ data }) => withFiles(data as Entry, files));
  const [owner] = entriesOf(ownerCollection);
  const list = <Entry>(collection: Collection<Entry>) => fillIn(entriesOf(collection), owner!);
  const [navigation] = list(navigationCollection);
  const stored = placeEntries(recipesCollection, rows);
  const recipes = recipesOf(stored.entries, [new URL(owner!.siteUrl).origin, ...origins], files);
  const summaries = recipes.map(summaryOf);
  return {
    site: {
      owner: { ...owner!, ...(owner!.portrait && { portrait: fillIn(owner!.portrait, owner!) }) },
      navigation: navigation!,
    },
    of: ({ words, entries, recipes: shown }) => {
      const [own] = list(words);
      return {
        title: own!.title,
        words: own!,
        entries: Object.fromEntries(Object.entries(entries).map(([name, each]) => [name, list(each)])),
        ...(shown === 'list' && { recipes: summaries }),
        ...(shown === 'whether' && { hasRecipes: recipes.length > 0 }),
      };
    },
    list,
    recipes,
    problems: [...[...placed.values()].flatMap(({ problems }) => problems), ...stored.problems],
  };
}

// RECIPE-4, RECIPE-6
function recipesOf(
  placed: readonly PlacedEntry<StoredRecipe>[],
  origins: readonly string[],
  files: SiteFiles,
): PlacedRecipe[] {
  return placed
    .map(({ key, data: { picture: stored, ...data } }) => {
      const picture = typeof stored === 'object' ? stored : typed(stored, origins);
      return { key, data: { ...data, ...(picture && { picture: withFiles(picture, files) }) } };
    })
    .toSorted((a, b) => a.data.title.localeCompare(b.data.title, 'en') || (a.key < b.key ? -1 : 1));
}

/** The picture at an address that was typed: its text alternative was not asked for, and the title stands beside it. */
function typed(address: string | undefined, origins: readonly string[]): ContentPicture | null {
  const file = ownPicture(address, origins);
  return file === null ? null : { file, alt: '' };
}

function summaryOf({ key, data }: PlacedRecipe): RecipeSummary {
  const { title, description, prepTime, cookTime, servings, category, picture } = data;
  return {
    slug: key,
    title,
    ...(description && { description: inShort(description) }),
    ...(prepTime && { prepTime }),
    ...(cookTime && { cookTime }),
    ...(servings && { servings }),
    ...(category && { category }),
    ...(picture && { picture }),
  };
}

/** A text in one line, of at most 160 characters. */
export const inShort = (text: string, most = 160) => shorten(text.replaceAll(/\s+/g, ' ').trim(), most);
