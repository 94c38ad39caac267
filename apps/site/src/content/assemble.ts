import {
  collections,
  fillIn,
  navigationCollection,
  ownerCollection,
  placeEntries,
  withFiles,
  type Collection,
  type ContentProblem,
  type SiteFiles,
  type StoredEntry,
} from '@advisor/content/collections';
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
  problems: readonly ContentProblem[];
}

const noFiles: SiteFiles = { images: new Map(), origin: '' };

/**
 * Puts the published rows over what ships, with the owner's details in all texts and the versions of all pictures. It
 * reads nothing else.
 */
export function assemble(rows: readonly StoredEntry[], files = noFiles): Content {
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
  return {
    site: {
      owner: { ...owner!, ...(owner!.portrait && { portrait: fillIn(owner!.portrait, owner!) }) },
      navigation: navigation!,
    },
    of: ({ words, entries }) => {
      const [own] = list(words);
      return {
        title: own!.title,
        words: own!,
        entries: Object.fromEntries(Object.entries(entries).map(([name, each]) => [name, list(each)])),
      };
    },
    list,
    problems: [...placed.values()].flatMap(({ problems }) => problems),
  };
}
