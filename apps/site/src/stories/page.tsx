import type { StoryObj } from '@storybook/react-vite';
import { MemoryRouter } from 'react-router-dom';
import { expect, waitFor } from 'storybook/test';
import { App } from '../App';
import { assemble } from '../content/assemble';
import { readContentFrom } from '../content/pageContent';
import { pageAt } from '../content/pages';

const content = assemble([]);
readContentFrom((path) => content.of(pageAt(path)));

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
export const desktop = (path: string) => page(path, 'desktop');
