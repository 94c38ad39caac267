import type { StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { App } from '../App';
import { assemble } from '../content/assemble';
import { readContentFrom } from '../content/pageContent';
import { pageAt } from '../content/pages';

/** Recipes are the owner's alone: none ships. */
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
const content = assemble([{ collection: 'recipes', key: 'white-bean-soup', position: null, data: soup }]);
readContentFrom((path) => {
  const recipe = content.recipes.find(({ key }) => path === `/recipes/${key}`);
  const page = content.of(pageAt(recipe ? '/recipes' : path));
  return recipe ? { title: recipe.data.title, words: page.words, entries: {}, recipe: recipe.data } : page;
});

/**
 * A whole page of the site at its address, as a visitor who is signed out sees it. Accessibility is checked on the built
 * pages (tests/journeys/pages/pages.spec.ts); here, by hand in the panel.
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
/** In `test:all` alone: `test` opens a page of every layout at this width (tests/journeys/pages/pages.spec.ts). */
export const desktop = (path: string) => ({ ...page(path, 'desktop'), tags: ['slow'] });
