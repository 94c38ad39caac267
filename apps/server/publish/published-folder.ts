import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncTree } from '../data/sync.ts';

/** The renderings of published content in the data folder. */
export interface PublishedFolder {
  /** An empty folder to render into. It does not count until it is kept. */
  begin(): string;
  /** Keeps what was rendered into a folder as that of a revision, down to the disk, and returns its path. */
  keep(folder: string, revision: number): string;
  /** The rendering of a revision by this build; null if there is none. */
  of(revision: number): string | null;
  /** Removes all renderings but this one. */
  removeAllBut(folder: string | null): void;
}

const PARTIAL = 'partial';

/** Opens the folder. What a crash has left unfinished, and what other builds have rendered, is removed. */
export function openPublishedFolder(dataDir: string, buildDir: string): PublishedFolder {
  const path = join(dataDir, 'site');
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const build = buildId(buildDir);
  const nameOf = (revision: number) => `${build}-${revision}`;
  for (const name of readdirSync(path)) if (!name.startsWith(`${build}-`)) remove(join(path, name));
  return {
    begin() {
      const folder = join(path, PARTIAL);
      remove(folder);
      mkdirSync(folder);
      return folder;
    },
    keep(folder, revision) {
      const kept = join(path, nameOf(revision));
      remove(kept);
      syncTree(folder);
      renameSync(folder, kept);
      return kept;
    },
    of(revision) {
      const folder = join(path, nameOf(revision));
      return existsSync(folder) ? folder : null;
    },
    removeAllBut(folder) {
      for (const name of readdirSync(path)) if (join(path, name) !== folder) remove(join(path, name));
    },
  };
}

const remove = (path: string) => rmSync(path, { recursive: true, force: true });

/** Changes with everything that a rendering is made of besides the content. */
function buildId(buildDir: string): string {
  const hash = createHash('sha256');
  for (const file of ['assets.json', 'rendered.json']) hash.update(readFileSync(join(buildDir, file)));
  return hash.digest('hex').slice(0, 12);
}
