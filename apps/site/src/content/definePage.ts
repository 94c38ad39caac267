import {
  collection,
  entry,
  field,
  type Collection,
  type EntryOf,
  type Field,
  type Fields,
} from '@advisor/content/collections';
import type { FileFacts } from '@advisor/content/lists';

/** What every page has besides its own words. */
const general = {
  title: field.text({
    label: 'Title',
    help: 'In the tab of the browser, in search results and in shared links. Your name is added to it.',
    max: 42,
  }),
  description: field.text({
    label: 'Description',
    help: 'Below the title in search results and shared links.',
    min: 50,
    max: 160,
    multiline: true,
  }),
  searchWords: field.text({
    label: 'Words to find it by',
    help: 'What people ask for when they mean this page, where it does not stand on the page in these words. Separate them by commas.',
    max: 300,
    multiline: true,
    optional: true,
  }),
};

type General = EntryOf<typeof general>;
type Lists = Readonly<Record<string, Collection<unknown>>>;

/** A page of the site: what is known of it without drawing it. */
export interface PageDefinition<Words = unknown, Entries = Lists> {
  /** Its address; the name of its folder with a slash. */
  path: `/${string}`;
  /** The page above it, besides the landing page. */
  parent?: `/${string}`;
  /** What it says: one entry, which the owner can edit. */
  words: Collection<Words & General>;
  /** The collections it shows. */
  entries: Entries;
  /** What it is told of the recipes that are on the site: each in short, or whether there are any. */
  recipes?: 'list' | 'whether';
}

interface Given<Shape, Entries> extends General {
  path: `/${string}`;
  /** What the owner's editor calls the page. By default, its title. */
  label?: string;
  parent?: `/${string}`;
  /** Its parts, and the fields of each. */
  fields: Shape;
  /** The words that ship. */
  words: EntryOf<Shape>;
  entries?: Entries;
  recipes?: 'list' | 'whether';
}

/** Defines a page. It validates nothing: the tests hold the words to the fields. */
export function definePage<const Shape extends Fields, const Entries = Record<never, never>>({
  path,
  label,
  parent,
  title,
  description,
  searchWords,
  fields,
  words,
  entries,
  recipes,
}: Given<Shape, Entries>): PageDefinition<EntryOf<Shape>, Entries> {
  return {
    path,
    ...(parent && { parent }),
    words: collection({
      name: `page${path.replaceAll('/', '-')}`,
      label: label ?? title,
      entryLabel: 'Words',
      titleField: 'title',
      single: true,
      schema: entry({ ...general, ...fields }) as unknown as Field<EntryOf<Shape> & General>,
      entries: { content: { title, description, ...(searchWords && { searchWords }), ...words } },
    }),
    entries: entries ?? ({} as Entries),
    ...(recipes && { recipes }),
  };
}

/** The props of the component that draws a page: its words, and the entries of its collections in their order. */
export type PropsOf<Page> =
  Page extends PageDefinition<infer Words, infer Entries>
    ? {
        words: Words;
        entries: { [Name in keyof Entries]: Entries[Name] extends Collection<infer Entry> ? readonly Entry[] : never };
        /** What is known of the documents that it links to. */
        files?: FileFacts;
      }
    : never;
