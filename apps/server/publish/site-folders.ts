import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { syncToDisk, syncTree } from '../data/sync.ts';

/** A folder of rendered pages: those of one build with one state of the content. */
export interface SiteFolder {
  path: string;
  build: string;
  /** Of the content (`digestOf`). */
  digest: string;
}

/**
 * The rendered pages in the data folder. A folder is named after its build and its content and gets its name once it is
 * whole and on the disk, so that whether it is the right one follows from the database alone. Its time is that of
 * publication; one that never was published has the time 0.
 */
export function openSiteFolders(root: string) {
  let drafts = 0;
  mkdirSync(root, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(root)) if (name.endsWith('.partial')) remove(join(root, name));

  /** Those that were published, newest first. */
  function published(): SiteFolder[] {
    return readdirSync(root)
      .map((name) => ({ name, match: /^([\da-f]{16})-([\da-f]{16})$/.exec(name) }))
      .flatMap(({ name, match }) => {
        const path = join(root, name);
        const time = match ? statSync(path).mtimeMs : 0;
        return match && time > 0 ? [{ path, time, build: match[1]!, digest: match[2]! }] : [];
      })
      .toSorted((a, b) => b.time - a.time);
  }

  return {
    published,
    /** The pages of a build with some content, whether or not they were marked as published. */
    find(build: string, digest: string): SiteFolder | null {
      const path = join(root, `${build}-${digest}`);
      return existsSync(path) ? { path, build, digest } : null;
    },
    /** A new empty folder to render into. */
    draft(): string {
      const path = join(root, `${++drafts}.partial`);
      remove(path);
      mkdirSync(path, { mode: 0o700 });
      return path;
    },
    /** Gives a rendered folder its name. */
    keep(draft: string, build: string, digest: string): SiteFolder {
      const path = join(root, `${build}-${digest}`);
      syncTree(draft);
      utimesSync(draft, 0, 0);
      remove(path);
      renameSync(draft, path);
      syncToDisk(root);
      return { path, build, digest };
    },
    /** Notes that a folder is what is published now, and removes all but it and the one before. */
    mark({ path }: SiteFolder): void {
      utimesSync(path, new Date(), new Date());
      this.tidy();
    },
    /** Removes all but the last two that were published. */
    tidy(): void {
      const kept = new Set(
        published()
          .slice(0, 2)
          .map((folder) => folder.path),
      );
      for (const name of readdirSync(root)) if (!kept.has(join(root, name))) remove(join(root, name));
    },
    remove,
  };
}

export type SiteFolders = ReturnType<typeof openSiteFolders>;

const remove = (path: string) => rmSync(path, { recursive: true, force: true });
