import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { pagePaths } from '../support/pagePaths.ts';

const pages = join(import.meta.dirname, '../../apps/site/src/pages');

it.each([...pagePaths, '/not-found'])('%s has its stories on a phone and a desktop', (path) => {
  const stories = readFileSync(join(pages, path, 'Page.stories.tsx'), 'utf8');
  const address = path === '/not-found' ? '/no/such/page' : path;
  expect([...stories.matchAll(/(phone|desktop)\('([^']+)'\)/g)].map(([, width, shown]) => [width, shown])).toEqual([
    ['phone', address],
    ['desktop', address],
  ]);
});
