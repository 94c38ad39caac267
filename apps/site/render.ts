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
}

type Answer =
  | { kind: 'done'; files: string[]; problems: readonly ContentProblem[] }
  | { kind: 'failed'; message: string; problems: readonly ContentProblem[] };

const dist = join(import.meta.dirname, '..');
const assets = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8')) as Assets;
const readRendered = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'rendered.json'), 'utf8')) as Rendered;

/** As in the build of the site: below `folder`, the files in `files` and the tables beside them. */
async function render({ rows, folder, previous }: Ask): Promise<Answer> {
  const content = assemble(rows);
  try {
    const written: string[] = [];
    const served = join(folder, 'files');
    const { rendered, table } = await renderSite(content, assets, await readRendered(previous ?? dist), {
      async write(file, body) {
        written.push(file);
        await writeBelow(served, file, body);
      },
      async keep(file) {
        const from = previous && join(previous, 'files', file);
        if (!from || !existsSync(from)) return;
        await mkdir(dirname(join(served, file)), { recursive: true });
        await copyFile(from, join(served, file));
      },
    });
    await compressAll(served, 5);
    await writeFile(join(folder, 'serve.json'), JSON.stringify(table));
    await writeFile(join(folder, 'rendered.json'), JSON.stringify(rendered));
    const files = (await readdir(served, { recursive: true, withFileTypes: true })).filter((file) => file.isFile());
    return {
      kind: 'done',
      files: files.map((file) => join(file.parentPath, file.name).slice(served.length + 1)),
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
