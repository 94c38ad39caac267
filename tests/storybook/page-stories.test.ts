import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { dist } from '../builtSite.ts';

const root = join(import.meta.dirname, '../..');
const table = readFileSync(join(dist, 'serve.json'), 'utf8');
const { pages } = JSON.parse(table) as { pages: Record<string, unknown> };
// A framed page is a story of its tool.
const publicPaths = Object.keys(pages).filter((path) => !/^\/(?:admin|embed)\b/.test(path));

it.each(['Phone', 'Desktop'])('every public route has its story at the width of a %s', (width) => {
  const stories = readFileSync(join(root, `apps/site/src/stories/${width}.stories.tsx`), 'utf8');
  const told = [...stories.matchAll(/page\('([^']+)'\)/g)].map((match) => match[1]);
  expect(told.toSorted()).toEqual([...publicPaths, '/no/such/page'].toSorted());
});
