import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { notHere, otherNames } from './otherNames.ts';

/**
 * Makes the search in the sidebar of a built Storybook find a page by its other names. Storybook searches names, paths and, in
 * the index, the headings of a page: these are set to the names.
 *
 * @throws if there is no page with a title of `otherNames`
 */
export function writeSearchWords(folder: string): void {
  const file = join(folder, 'index.json');
  const index = JSON.parse(readFileSync(file, 'utf8')) as {
    entries: Record<string, { type: string; title: string; anchors?: { id: string; title: string }[] }>;
  };
  const words = new Map<string, readonly string[]>([
    ...Object.entries(otherNames),
    ['Patterns/Other names', notHere.flatMap(({ when }) => when.toLowerCase().split(', '))],
  ]);
  for (const entry of Object.values(index.entries)) {
    const names = entry.type === 'docs' && words.get(entry.title);
    if (!names) continue;
    words.delete(entry.title);
    entry.anchors = names.map((title) => ({ id: '', title }));
  }
  if (words.size > 0)
    throw new Error(`There is no page ${[...words.keys()].join(', ')}; see .storybook/otherNames.ts.`);
  writeFileSync(file, JSON.stringify(index));
}
