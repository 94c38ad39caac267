import { globSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const folder = 'apps/site/src/pages';
const pages = readdirSync(join(root, folder));

/** Everything that a page could have to be added to. */
const others = globSync(
  ['apps/*/{src,build}/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
  {
    cwd: root,
  },
).filter((file) => !file.startsWith(`${folder}/`));

// SITE-3: routes, titles, stories, the search, structured data and the sitemap come from the folders.
describe('a page', () => {
  it.each(pages)('%s is one folder: its content, its composition and its stories', (page) => {
    const files = readdirSync(join(root, folder, page));
    // What is known of a recipe is the recipe.
    expect(files.toSorted()).toEqual(['Page.stories.tsx', 'Page.tsx', ...(page === 'recipe' ? [] : ['page.ts'])]);
  });

  it('is in no list of imports: what needs one page may import that one', () => {
    expect(others.length).toBeGreaterThan(500);
    const imports = new RegExp(`from '[^']*/pages/(?:${pages.join('|')})/`, 'g');
    const count = (file: string) => readFileSync(join(root, file), 'utf8').match(imports)?.length ?? 0;
    expect(others.filter((file) => count(file) > 1)).toEqual([]);
  });
});
