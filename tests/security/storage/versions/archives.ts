import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';

/** What is in the data folder of a version, beside the sample recipes. */
export interface Stored {
  password: string;
  recipe: string;
  message: string;
  /** The name and content of a published file; null when the version had none. */
  file: { name: string; base64: string } | null;
  /** The name of a published venture; null when content could not be changed yet. */
  venture: string | null;
}

const ARCHIVE = '.tar.zst';
/** 128 MB: the three databases of a folder have most in common, and lie far apart. */
const WINDOW_LOG = 27;

const fileOf = (version: string, ending: string) => join(import.meta.dirname, version + ending);

/** The versions whose data folders are here, the oldest first. */
export const versions = (): string[] =>
  readdirSync(import.meta.dirname)
    .filter((file) => file.endsWith(ARCHIVE))
    .map((file) => file.slice(0, -ARCHIVE.length))
    .toSorted();

/** The archive of the oldest version, which halves the size of the others: most of a new database is the same. */
function dictionaryOf(version: string): { dictionary?: Buffer } {
  const [oldest] = versions();
  return oldest === undefined || oldest === version ? {} : { dictionary: readTar(oldest) };
}

/** The tar archive of a version's data folder. */
export function readTar(version: string): Buffer {
  const params = { [constants.ZSTD_d_windowLogMax]: WINDOW_LOG };
  return zstdDecompressSync(readFileSync(fileOf(version, ARCHIVE)), { params, ...dictionaryOf(version) });
}

export const readStored = (version: string) => JSON.parse(readFileSync(fileOf(version, '.json'), 'utf8')) as Stored;

/** Keeps the tar archive of a version's data folder, and what is in it. */
export function keep(version: string, tar: Buffer, stored: Stored): void {
  if (existsSync(fileOf(version, ARCHIVE))) throw new Error(`There is a data folder of ${version} already.`);
  const params = {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
    [constants.ZSTD_c_windowLog]: WINDOW_LOG,
  };
  writeFileSync(fileOf(version, ARCHIVE), zstdCompressSync(tar, { params, ...dictionaryOf(version) }));
  writeFileSync(fileOf(version, '.json'), `${JSON.stringify(stored, null, 2)}\n`);
}
