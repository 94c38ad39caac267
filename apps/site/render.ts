import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { ContentProblem, StoredEntry } from '@advisor/content/collections';
import { compressAll, compressedEndings, writeBelow, type Earlier } from './build/output.ts';
import type { Assets } from './build/page-html.ts';
import { renderSite, type Rendered } from './build/render-site.ts';
import { contentWithPictures, readIn } from './build/site-pictures.ts';

/** A render request from the server. */
interface Ask {
  /** The published rows after the changes. */
  rows: readonly StoredEntry[];
  /** The entries that would change, as `collection/key`. If one of them has a problem, nothing is rendered. */
  changed: readonly string[];
  /** A new folder for all files that differ from the build's. */
  folder: string;
  /** The folder of an earlier rendering of the same build. */
  previous: string | null;
  /** The folder of the owner's files. */
  filesDir: string;
  /** The cache of picture versions. */
  picturesDir: string;
  /** Where the site is served. */
  origin?: string;
}

type Answer =
  /** Progress: a version of a picture is finished, which may take seconds. */
  | { kind: 'working' }
  | { kind: 'refused'; problems: readonly ContentProblem[] }
  | { kind: 'done'; files: string[]; problems: readonly ContentProblem[] }
  | { kind: 'failed'; message: string; problems: readonly ContentProblem[] };

const dist = join(import.meta.dirname, '..');
const assets = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8')) as Assets;
const readRendered = async (folder: string, name: string) =>
  JSON.parse(await readFile(join(folder, name), 'utf8')) as Rendered;

/** The inputs of a rendering, stored with its files. A dotfile: the server does not serve it. */
const made = '.rendered.json';

/** The build's files, which are served unless the folder overrides them. */
const builtBefore = async (): Promise<Earlier<Rendered>> => ({
  made: await readRendered(dist, 'rendered.json'),
  keep: async () => {},
});

/** The files of an earlier rendering, with their compressed copies. */
const renderedBefore = async (previous: string, folder: string): Promise<Earlier<Rendered>> => ({
  made: await readRendered(previous, made),
  async keep(file) {
    for (const ending of ['', ...compressedEndings]) {
      const [from, to] = [join(previous, file + ending), join(folder, file + ending)];
      if (!existsSync(from)) continue;
      await mkdir(dirname(to), { recursive: true });
      await copyFile(from, to);
    }
  },
});

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
    const earlier = [await builtBefore(), ...(previous ? [await renderedBefore(previous, folder)] : [])];
    const { rendered, table } = await renderSite(content, assets, earlier, (file, body) =>
      writeBelow(folder, file, body),
    );
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
