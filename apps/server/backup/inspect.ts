import { createReadStream } from 'node:fs';
import { Parser, type ReadEntry } from 'tar';
import { PARTS } from '../data/data-folder.ts';

/** The first entry of every backup, which identifies it. */
export const MANIFEST = 'advisor-backup.json';
/** A database has a few thousand files; an archive with more than this is rejected. */
const MAX_ENTRIES = 100_000;

/**
 * Reads a whole archive without unpacking it, and throws on the first entry that no backup has: a link, a device, a
 * path that leads elsewhere, a name that is not ours, one that comes twice, or more than `room` bytes in all.
 */
export async function inspect(file: string, room: number): Promise<void> {
  const names = new Set<string>();
  let bytes = 0;
  let problem: Error | undefined;
  const parser = new Parser({
    strict: true,
    onReadEntry(entry) {
      bytes += entry.size;
      const reason = problemWith(entry, names) ?? (bytes > room ? new NoRoomError(room) : null);
      if (reason) problem ??= reason;
      names.add(nameOf(entry));
      entry.resume();
    },
  });
  const ended = new Promise<void>((resolve, reject) => {
    parser.on('end', () => resolve());
    parser.on('error', (error: Error) => {
      problem ??= error;
      reject(error);
    });
  });
  ended.catch(() => undefined);
  for await (const chunk of createReadStream(file)) {
    parser.write(chunk as Buffer);
    // Not read to its end: it may be endless.
    if (problem) throw problem;
  }
  parser.end();
  await ended;
  if (problem) throw problem;
}

/** The parts that are folders. */
const FOLDERS = new Set(['db', 'files']);

/** What is unpacked would fill the disk. */
export class NoRoomError extends Error {
  constructor(room: number) {
    super(`it needs more than the ${Math.round(room / 1e6)} MB that are free on the disk`);
  }
}

function problemWith(entry: ReadEntry, names: ReadonlySet<string>): Error | null {
  const { path, type } = entry;
  const shown = JSON.stringify(path.slice(0, 100));
  const segments = nameOf(entry).split('/');
  const top = segments[0]!;
  if (type !== 'File' && type !== 'Directory') return new Error(`${shown} is no plain file but a ${type}`);
  if (path.startsWith('/') || /[\\\0:]/.test(path) || segments.some((part) => ['', '.', '..'].includes(part)))
    return new Error(`${shown} leads out of its folder`);
  if (![MANIFEST, ...PARTS].includes(top)) return new Error(`${shown} is no part of a backup`);
  if (FOLDERS.has(top) !== (type === 'Directory' || segments.length > 1))
    return new Error(`${shown} is of another kind than in a backup`);
  if (names.size === 0 && top !== MANIFEST) return new Error(`it does not begin with ${MANIFEST}`);
  if (names.has(nameOf(entry))) return new Error(`${shown} is in it twice`);
  return names.size >= MAX_ENTRIES ? new Error(`it has more than ${MAX_ENTRIES} entries`) : null;
}

const nameOf = ({ path }: ReadEntry) => path.replace(/^\.\//, '').replace(/\/$/, '');
