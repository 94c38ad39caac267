import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn, type ContentProblem, type FileUse, type StoredEntry } from '@advisor/content/collections';
import type { PictureImage } from '@advisor/ui';
import { assemble, type Content } from '../src/content/assemble.ts';
import type { PictureFolders } from './pictures.ts';

/** Of an upload too (FILE-2). */
const MAX_BYTES = 15_000_000;

export interface PictureSource {
  /** The content of one of the owner's files, by a name without folders; null if there is none. */
  read: (name: string) => Promise<Uint8Array | null>;
  /** What stands before the addresses of files. @default '' */
  origin?: string;
  /** By which the site reaches the owner's files, besides `origin` and the address in the owner's details. */
  recipeOrigins?: readonly string[];
  folders: PictureFolders;
}

// FILE-33
/**
 * The content of the site with its pictures, whose versions are written to the served folder. A picture that is missing or
 * broken is a problem of the entries that show it, and is left out there.
 */
export async function contentWithPictures(
  rows: readonly StoredEntry[],
  { read, origin = '', recipeOrigins = [], folders }: PictureSource,
): Promise<Content> {
  const settings = { origins: origin ? [origin, ...recipeOrigins] : recipeOrigins };
  const plain = assemble(rows, { images: new Map(), origin }, settings);
  const unfit = new Set(plain.problems.map(nameOf));
  // RECIPE-4: a recipe may name its picture by an address.
  const recipes = new Map(plain.recipes.map(({ key, data }) => [nameOf({ collection: 'recipes', key }), data]));
  const uses = rows.flatMap((row) =>
    unfit.has(nameOf(row))
      ? []
      : filesIn(recipes.get(nameOf(row)) ?? row.data).map((use) => ({
          ...use,
          collection: row.collection,
          key: row.key,
        })),
  );
  const pictures = uses.filter(({ kind }) => kind === 'picture');
  if (pictures.length === 0) return plain;

  // Loaded with the first picture: it takes memory and time, and most sites have none at first.
  const { makePicture, PictureError } = await import('./pictures.ts');
  const images = new Map<string, PictureImage>();
  const failures = new Map<string, string>();
  // One after another: each takes all cores, and up to 200 MB.
  for (const name of new Set(pictures.map((use) => use.name))) {
    try {
      const source = await read(name);
      if (source) images.set(name, await makePicture(source, folders));
      else failures.set(name, `The picture ${name} is not among your files any more. Choose another one.`);
    } catch (error) {
      if (!(error instanceof PictureError)) console.error(`The picture ${name} could not be made.`, error);
      failures.set(
        name,
        error instanceof PictureError
          ? `${name} cannot be shown. ${error.message}`
          : `The picture ${name} could not be read now. Publish again later.`,
      );
    }
  }
  const content = assemble(rows, { images, origin }, settings);
  return { ...content, problems: [...content.problems, ...pictures.flatMap((use) => problemOf(use, failures))] };
}

function problemOf(
  { collection, key, field, name }: FileUse & Pick<StoredEntry, 'collection' | 'key'>,
  failures: ReadonlyMap<string, string>,
): ContentProblem[] {
  const message = failures.get(name);
  return message === undefined ? [] : [{ collection, key, field, message }];
}

const nameOf = ({ collection, key }: Pick<StoredEntry, 'collection' | 'key'>) => `${collection}/${key}`;

/** Reads a file of a folder; null if there is none. */
export async function readIn(folder: string, name: string): Promise<Uint8Array | null> {
  const path = join(folder, name);
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return found?.isFile() && found.size <= MAX_BYTES ? readFile(path) : null;
}
