import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { ContentProblem, StoredEntry } from '@advisor/content/collections';
import { compressAll, writeBelow } from './build/output.ts';
import type { Assets } from './build/page-html.ts';
import { renderSite, type Rendered } from './build/render-site.ts';
import { contentWithPictures, readIn } from './build/site-pictures.ts';

/** What the server asks for. */
interface Ask {
  /** The published rows, as they would be. */
  rows: readonly StoredEntry[];
  /** The entries that would change, as `collection/key`. When one of them has a problem, nothing is rendered. */
  changed: readonly string[];
  /** A new folder, into which every file goes that differs from the build's. */
  folder: string;
  /** The folder of an earlier rendering by the same build. */
  previous: string | null;
  /** The folder of the owner's files. */
  filesDir: string;
  /** Where the versions of pictures are kept for the next rendering. */
  picturesDir: string;
  /** Where the site is served. */
  origin?: string;
}

type Answer =
  /** It goes on: a version of a picture, which may take seconds, is made. */
  | { kind: 'working' }
  | { kind: 'refused'; problems: readonly ContentProblem[] }
  | { kind: 'done'; files: string[]; problems: readonly ContentProblem[] }
  | { kind: 'failed'; message: string; problems: readonly ContentProblem[] };

const dist = join(import.meta.dirname, '..');
const assets = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8')) as Assets;
const readRendered = async (folder: string, name: string) =>
  JSON.parse(await readFile(join(folder, name), 'utf8')) as Rendered;

/** What a rendering was made of, beside its files. Hidden: the server does not serve it. */
const made = '.rendered.json';

/** Writes the files below `folder`, with `serve.json`. */
async function render({ rows, changed, folder, previous, filesDir, picturesDir, origin }: Ask): Promise<Answer> {
  let problems: readonly ContentProblem[] = [];
  try {
    const content = await contentWithPictures(rows, {
      read: (name) => readIn(filesDir, name),
      recipeOrigins: origin ? [origin] : [],
      folders: { cacheDir: picturesDir, folder, onStep: () => tell({ kind: 'working' }) },
    });
    problems = content.problems;
    // PUBLISH-3
    const own = problems.filter(({ collection, key }) => changed.includes(`${collection}/${key}`));
    if (own.length > 0) return { kind: 'refused', problems: own };
    const before = previous ? await readRendered(previous, made) : await readRendered(dist, 'rendered.json');
    const { rendered, table } = await renderSite(content, assets, before, {
      async write(file, body) {
        await writeBelow(folder, file, body);
      },
      async keep(file) {
        const from = previous && join(previous, file);
        if (!from || !existsSync(from)) return;
        await mkdir(dirname(join(folder, file)), { recursive: true });
        await copyFile(from, join(folder, file));
      },
    });
    await compressAll(folder, 5);
    await writeFile(join(folder, 'serve.json'), JSON.stringify(table));
    await writeFile(join(folder, made), JSON.stringify(rendered));
    const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    return {
      kind: 'done',
      files: files.map((file) => join(file.parentPath, file.name).slice(folder.length + 1)),
      problems,
    };
  } catch (error) {
    return {
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
      problems,
    };
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker's port, which has no origin.
const tell = (answer: Answer) => parentPort?.postMessage(answer);

parentPort?.on('message', (ask: Ask) => void render(ask).then(tell));
