import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { client } from '../tests/pages/built.ts';

/** Copies the built site into `folder` and changes the HTML of its pages. Returns the `clientDir` for a server. */
export async function changedSite(folder: string, change: (html: string) => string): Promise<string> {
  const copy = join(folder, 'client');
  await cp(join(client, '..', 'serve.json'), join(folder, 'serve.json'));
  await cp(client, copy, { recursive: true, filter: (file) => !/\.html\.(br|gz)$/.test(file) });
  for (const file of await readdir(copy)) {
    if (!file.endsWith('.html')) continue;
    const html = await readFile(join(copy, file), 'utf8');
    await writeFile(join(copy, file), change(html));
  }
  return copy;
}
