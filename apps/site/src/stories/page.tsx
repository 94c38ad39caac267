import type { StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { App } from '../App';
import { assemble } from '../content/assemble';
import { contentOfPaper, documentsWith } from '../content/documents';
import { readContentFrom } from '../content/pageContent';
import { pageAt } from '../content/pages';

/** Recipes are the owner's: none ship. */
const soup = {
  title: 'White bean and kale soup',
  description: 'Better on the second day.',
  ingredients: ['3 tbsp olive oil', '1 1/2 cups white beans, soaked', '200 g kale, stems removed', 'Salt'],
  instructions: 'Soften the onion.\nAdd the beans, and simmer for an hour.\nTear in the kale.',
  prepTime: 15,
  cookTime: 75,
  servings: 6,
  difficulty: 'easy',
};
/** The same holds for editions of the brief. */
const edition = {
  title: 'Insurance now asks for proof',
  brief: 'Cybersecurity',
  date: '2026-11-20',
  summary: 'Three renewals, one new question in each of them, and what to have ready before yours.',
  sections: [{ heading: 'What they ask', paragraphs: ['When a backup was last restored, and who saw it work.'] }],
};
const content = assemble([
  { collection: 'recipes', key: 'white-bean-soup', position: null, data: soup },
  { collection: 'editions', key: 'insurance-asks-for-proof', position: null, data: edition },
]);
readContentFrom((path) => {
  const edition = content.editions.find(({ key }) => path === `/executive-brief/${key}`);
  if (edition) return { ...content.of(pageAt('/executive-brief')), title: edition.data.title, edition: edition.data };
  const paper = content.papers.find(({ key }) => path === `/white-papers/${key}`);
  if (paper) return contentOfPaper(paper, content, documentsWith(content));
  const recipe = content.recipes.find(({ key }) => path === `/recipes/${key}`);
  const page = content.of(pageAt(recipe ? '/recipes' : path));
  return recipe ? { title: recipe.data.title, words: page.words, entries: {}, recipe: recipe.data } : page;
});

/**
 * A whole page of the site at its URL, as a signed-out visitor sees it. Accessibility is tested on the built pages
 * (tests/journeys/pages/pages.spec.ts); here, manually in the panel.
 */
const page = (path: string, viewport: 'phone' | 'desktop'): StoryObj => ({
  globals: { viewport: { value: viewport } },
  parameters: { a11y: { test: 'off' } },
  render: () => (
    <MemoryRouter initialEntries={[path]}>
      <App site={content.site} />
    </MemoryRouter>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(/^Loading (events|terms)/)).toBeNull());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const phone = (path: string) => page(path, 'phone');
export const desktop = (path: string) => page(path, 'desktop');
