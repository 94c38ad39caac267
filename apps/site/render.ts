import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import type { ContentProblem, StoredEntry } from '@advisor/content/collections';
import { compressAll, writeBelow } from './build/output.ts';
import type { Assets } from './build/page-html.ts';
import { renderSite, type Rendered } from './build/render-site.ts';
import { assemble } from './src/content/assemble.ts';

/** What the server asks for. */
interface Ask {
  /** The published rows, as they would be. */
  rows: readonly StoredEntry[];
  /** A new folder, into which every file goes that differs from the build's. */
  folder: string;
  /** The folder of an earlier rendering by the same build. */
  previous: string | null;
  /** Where the site is served. */
  origin?: string;
}

type Answer =
  | { kind: 'done'; files: string[]; problems: readonly ContentProblem[] }
  | { kind: 'failed'; message: string; problems: readonly ContentProblem[] };

const dist = join(import.meta.dirname, '..');
const assets = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8')) as Assets;
const readRendered = async (folder: string, name: string) =>
  JSON.parse(await readFile(join(folder, name), 'utf8')) as Rendered;

/** What a rendering was made of, beside its files. Hidden: the server does not serve it. */
const made = '.rendered.json';

/** Writes the files below `folder`, with `serve.json`. */
async function render({ rows, folder, previous, origin }: Ask): Promise<Answer> {
  const content = assemble(rows, { origins: origin ? [origin] : [] });
  try {
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
      problems: content.problems,
    };
  } catch (error) {
    return {
      kind: 'failed',
      message: error instanceof Error ? error.message : String(error),
      problems: content.problems,
    };
  }
}

parentPort?.on('message', (ask: Ask) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker's port, which has no origin.
  void render(ask).then((answer) => parentPort!.postMessage(answer));
});
