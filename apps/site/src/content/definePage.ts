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

/** What every page has besides its own text. */
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

/** A page of the site: its metadata and content, without its component. */
export interface PageDefinition<Words = unknown, Entries = Lists> {
  /** Its path: the folder's name after a slash. */
  path: `/${string}`;
  /** Its parent page, other than the landing page. */
  parent?: `/${string}`;
  /** Its text: one entry, which the owner can edit. */
  words: Collection<Words & General>;
  /** The collections it shows. */
  entries: Entries;
  /** Whether it gets the published recipes, as summaries or as a flag that there are any. */
  recipes?: 'list' | 'whether';
  /** Whether it gets summaries of the published editions of the brief. */
  editions?: true;
  /** Whether it gets the URLs of the papers' pages. */
  papers?: true;
}

interface Given<Shape, Entries> extends General {
  path: `/${string}`;
  /** The page's name in the owner's editor. By default, its title. */
  label?: string;
  parent?: `/${string}`;
  /** Its sections, with their fields. */
  fields: Shape;
  /** The shipped text. */
  words: EntryOf<Shape>;
  entries?: Entries;
  recipes?: 'list' | 'whether';
  editions?: true;
  papers?: true;
}

/** Defines a page. Not validated at run time: tests check the text against the fields. */
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
  editions,
  papers,
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
    ...(editions && { editions }),
    ...(papers && { papers }),
  };
}

/** The props of a page's component: its text, and the entries of its collections, in order. */
export type PropsOf<Page> =
  Page extends PageDefinition<infer Words, infer Entries>
    ? {
        words: Words;
        entries: { [Name in keyof Entries]: Entries[Name] extends Collection<infer Entry> ? readonly Entry[] : never };
        /** Facts about the documents that it links to. */
        files?: FileFacts;
      }
    : never;
