import { localDate } from '@advisor/ui/text';
import { number, object, string, array, mixed, type InferType } from 'yup';
import { filesIn } from '../../collections/files';
import { problemOf } from '../../collections/stored';
import { isFileName } from '../../schema/rules';
import type { ContentRow, DraftInput, EntryDraft } from '../contentStore';
import type { AnyCollection } from './anyCollection';
import { contentEntries, type ContentEntry } from './contentEntries';
import { isSame } from './entryDiff';
import { entryTitle } from './entryTitle';
import { fieldTree } from './fieldTree';
import { placeAtEnd } from './moveEntry';
import { problemLine } from './problems';

/** What the file begins with, so that another one is not taken for it. */
const format = 'advisor-content';
const version = 1;

/** In bytes, with the pictures and documents. All words of the site as it ships take some 300 KB. */
export const contentFileLimit = 200_000_000;

/** In bytes: what all pictures and documents in one file may have, so that the file with them is within its own limit. */
export const exportedFilesLimit = 120_000_000;

const fileEntry = object({
  collection: string().required(),
  // As the table `content_entries` has it.
  key: string()
    .matches(/^[a-z0-9][a-z0-9-]{0,99}$/)
    .required(),
  data: mixed<EntryDraft>((value): value is EntryDraft => typeof value === 'object' && !Array.isArray(value))
    .nullable()
    .defined(),
}).noUnknown();
type FileEntry = InferType<typeof fileEntry>;

/** A picture or document in a file of content. */
export interface EmbeddedFile {
  /** Among the owner's files; it ends in a hash of the content (FILE-7). */
  name: string;
  /** Its content in base64. */
  data: string;
}

const embeddedFile = object({
  name: string()
    .test((name) => name !== undefined && canBeEmbedded(name))
    .required(),
  data: string()
    .matches(/^[A-Za-z0-9+/]+={0,2}$/)
    .required(),
});

/** Whether a file is found again under its name on another site: the name says what the content is. */
export const canBeEmbedded = (name: string) => isFileName(name) && /-[0-9a-f]{16}\.[a-z]+$/.test(name);

/** A file that cannot be imported at all. Its message is for the owner. */
export class ContentFileError extends Error {}

// ADMIN-22
/**
 * All content in one file: each entry as it is with the drafts, which shipped ones are off the site, and the pictures and
 * documents of the entries.
 */
export function writeContentFile(
  collections: readonly AnyCollection[],
  rows: readonly ContentRow[],
  files: readonly EmbeddedFile[] = [],
): string {
  const entries = exportedEntries(collections, rows);
  return `${JSON.stringify({ format, version, entries, files }, null, 2)}\n`;
}

/** The name of that file: `content-2026-11-21.json`, with the day in the owner's time zone. */
export const contentFileName = (now: Date): string => `content-${localDate(now)}.json`;

/** The names of the pictures and documents in the entries of an export. */
export const exportedFiles = (collections: readonly AnyCollection[], rows: readonly ContentRow[]): readonly string[] =>
  namesIn(exportedEntries(collections, rows).map(({ data }) => data));

function exportedEntries(collections: readonly AnyCollection[], rows: readonly ContentRow[]) {
  return collections.flatMap((collection) =>
    contentEntries(collection, rows)
      // An entry that was only ever here, and is gone, is nothing to another site.
      .filter(({ data, shipped }) => data !== null || shipped !== null)
      .map(({ key, data }) => ({ collection: collection.name, key, data })),
  );
}

const namesIn = (values: readonly unknown[]) => [
  ...new Set(values.flatMap((value) => filesIn(value)).map(({ name }) => name)),
];

/** An entry of a file that cannot be taken, and why. */
export interface RefusedEntry {
  title: string;
  reason: string;
}

/** What an import would do. Nothing of it is done yet. */
export interface ContentImport {
  /** What to save, each over the version of a draft that is there now, or none. */
  drafts: readonly { draft: DraftInput; over: string | null }[];
  added: readonly string[];
  changed: readonly string[];
  removed: readonly string[];
  /** Entries that are the same here. */
  same: number;
  refused: readonly RefusedEntry[];
  /** The pictures and documents of the drafts, as far as the file has them. */
  files: readonly EmbeddedFile[];
}

/**
 * What a file would change here. Entries that the file does not have stay as they are. Throws a ContentFileError.
 */
export function readContentFile(
  text: string,
  collections: readonly AnyCollection[],
  rows: readonly ContentRow[],
): ContentImport {
  const drafts: ContentImport['drafts'][number][] = [];
  const lists = { added: [] as string[], changed: [] as string[], removed: [] as string[] };
  const refused: RefusedEntry[] = [];
  const seen = new Set<string>();
  let same = 0;

  const content = read(text);
  const fitting: FileEntry[] = [];
  for (const [index, each] of content.entries.entries()) {
    const entry = fileEntry.isValidSync(each, { strict: true }) ? each : null;
    const collection = entry && collections.find(({ name }) => name === entry.collection);
    const refuse = (reason: string) => refused.push({ title: titleOf(collection, each, index), reason });
    if (!entry) refuse('It does not have a collection, a key and data as an export writes them.');
    else if (!collection) refuse(`This site has no collection “${entry.collection}”.`);
    else if (seen.has(`${entry.collection}/${entry.key}`)) refuse('It is in the file twice.');
    else if (collection.single && !Object.hasOwn(collection.entries, entry.key))
      refuse(`“${collection.label}” has one entry, and this is another one.`);
    else {
      seen.add(`${entry.collection}/${entry.key}`);
      const problem = entry.data && problemOf(collection, entry.key, entry.data);
      if (problem) refuse(problemLine(fieldTree(collection.schema), problem.field, problem.message));
      else fitting.push(entry);
    }
  }

  for (const collection of collections) {
    const group = fitting.filter((entry) => entry.collection === collection.name);
    if (group.length === 0) continue;
    const here = contentEntries(collection, rows);
    const known = new Map(here.map((entry) => [entry.key, entry]));
    const isReordered = !isInOrder(group, here);
    const end = placeAtEnd(here);
    for (const [index, { key, data }] of group.entries()) {
      const entry = known.get(key);
      const stored = entry ? ((entry.draft ?? entry.live)?.position ?? null) : end + index;
      const position = isReordered ? index + 1 : stored;
      if (entry ? isSame(entry.data, data) && (!isReordered || entry.position === index + 1) : data === null) {
        same += 1;
        continue;
      }
      drafts.push({
        draft: { collection: collection.name, key, position, data },
        over: entry?.draft?.updated_at ?? null,
      });
      const title = entryTitle(collection, data ?? entry?.words ?? {});
      if (data === null) lists.removed.push(title);
      else if (entry?.data) lists.changed.push(title);
      else lists.added.push(title);
    }
  }
  const needed = new Set(namesIn(drafts.map(({ draft }) => draft.data)));
  const files = content.files.filter((file): file is EmbeddedFile => embeddedFile.isValidSync(file, { strict: true }));
  return { drafts, ...lists, same, refused, files: files.filter(({ name }) => needed.delete(name)) };
}

function read(text: string): { entries: readonly unknown[]; files: readonly unknown[] } {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new ContentFileError('This is no JSON file. Choose one that “Export” has saved.');
  }
  const file = object({ format: string(), version: number(), entries: array(), files: array() });
  if (
    !file.isValidSync(content, { strict: true }) ||
    content.format !== format ||
    !content.entries ||
    !content.version ||
    content.version < version
  )
    throw new ContentFileError('This file was not saved by “Export”. Choose one that was.');
  if (content.version > version)
    throw new ContentFileError('This file is of a newer version of the site. Update this site first, then import it.');
  return { entries: content.entries, files: content.files ?? [] };
}

/** Whether the entries of a file stand in the order that they have here, and the new ones after them. */
function isInOrder(file: readonly FileEntry[], here: readonly ContentEntry[]): boolean {
  const places = file.map(({ key }) => here.findIndex((entry) => entry.key === key));
  const known = places.filter((place) => place !== -1);
  // What stands at the end without a number would stand behind new ones.
  if (known.length < places.length && known.some((place) => !Number.isFinite(here[place]!.position))) return false;
  return known.every((place, index) => place === places[index] && (index === 0 || place > known[index - 1]!));
}

function titleOf(collection: AnyCollection | null | undefined, each: unknown, index: number): string {
  const { key, data } = (typeof each === 'object' && each !== null ? each : {}) as { key?: unknown; data?: unknown };
  if (collection && typeof data === 'object' && data !== null) return entryTitle(collection, data as EntryDraft);
  return typeof key === 'string' && key !== '' ? key : `Entry ${index + 1}`;
}
