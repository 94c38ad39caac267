import {
  collections,
  editionsCollection,
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
  type Edition,
  type EditionSummary,
  type PlacedEntry,
  type PublishedRecipe,
  type RecipeSummary,
  type SiteFiles,
  type StoredEntry,
  type StoredRecipe,
  whitePapersCollection,
} from '@advisor/content/collections';
import type { WhitePaper } from '@advisor/content/lists';
import { shorten } from '@advisor/ui/text';
import { siteConfig } from '../../site.config';
import { pages, type Page } from './pages';
import type { PageContent } from './pageContent';
import type { SiteContent } from './site';

/** All published content of the site, and its validation problems. */
export interface Content {
  site: SiteContent;
  /** A page's content. */
  of: (page: Page) => PageContent;
  /** A collection's entries, in order. */
  list: <Entry>(collection: Collection<Entry>) => readonly Entry[];
  /** The published recipes, by title, each under its slug. */
  recipes: readonly PlacedRecipe[];
  /** The published editions of the brief, newest first, each under its slug. */
  editions: readonly PlacedEdition[];
  /** The papers, in order, each under its slug. */
  papers: readonly PlacedPaper[];
  problems: readonly ContentProblem[];
}

export type PlacedEdition = Pick<PlacedEntry<Edition>, 'key' | 'data'>;
export type PlacedPaper = Pick<PlacedEntry<WhitePaper>, 'key' | 'data'>;
export type PlacedRecipe = Pick<PlacedEntry<PublishedRecipe>, 'key' | 'data'>;

interface Settings {
  /** Origins of the owner's files, besides the URL in the owner's details: recipes only show pictures from there. */
  origins?: readonly string[] | undefined;
  contentStore?: typeof siteConfig.contentStore;
}

const noFiles: SiteFiles = { images: new Map(), origin: '' };

/**
 * Overlays the shipped content with the published rows, fills in the owner's details and adds the picture versions.
 * Pure.
 */
export function assemble(
  rows: readonly StoredEntry[],
  files = noFiles,
  { origins = [], contentStore = siteConfig.contentStore }: Settings = {},
): Content {
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
  // RECIPE-9
  const stored = contentStore === 'database' ? placeEntries(recipesCollection, rows) : { entries: [], problems: [] };
  const recipes = recipesOf(stored.entries, [new URL(owner!.siteUrl).origin, ...origins], files);
  const summaries = recipes.map(summaryOf);
  const editions = placed
    .get(editionsCollection.name)!
    .entries.map(({ key, data }) => ({ key, data: fillIn(data as Edition, owner!) }))
    .toSorted((a, b) => (a.data.date === b.data.date ? (a.key < b.key ? -1 : 1) : a.data.date > b.data.date ? -1 : 1));
  const papers = placed
    .get(whitePapersCollection.name)!
    .entries.map(({ key, data }) => ({ key, data: fillIn(withFiles(data as WhitePaper, files), owner!) }));
  return {
    site: {
      owner: { ...owner!, ...(owner!.portrait && { portrait: fillIn(owner!.portrait, owner!) }) },
      navigation: navigation!,
    },
    of: ({ path, words, entries, recipes: shown, editions: hasEditions, papers: hasPapers }) => {
      const [own] = list(words);
      return {
        title: own!.title,
        words: own!,
        entries: Object.fromEntries(Object.entries(entries).map(([name, each]) => [name, list(each)])),
        ...(hasEditions && { editions: editions.map(inList), newestHeadings: headingsOf(editions[0]) }),
        ...(hasPapers && { paperPages: papers.map(({ key }) => `${path}/${key}`) }),
        ...(shown === 'list' && { recipes: summaries }),
        ...(shown === 'whether' && { hasRecipes: recipes.length > 0 }),
      };
    },
    list,
    recipes,
    editions,
    papers,
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

/** A picture from a typed URL: it has no text alternative, and the title is next to it. */
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

const inList = ({ key, data: { title, brief, date, summary } }: PlacedEdition): EditionSummary => ({
  slug: key,
  title,
  brief,
  date,
  summary,
});

/** The sections that have one. */
const headingsOf = (edition: PlacedEdition | undefined): string[] =>
  (edition?.data.sections ?? []).flatMap(({ heading }) => heading ?? []);

/** A text on one line, at most 160 characters. */
export const inShort = (text: string, most = 160) => shorten(text.replaceAll(/\s+/g, ' ').trim(), most);
