import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { resourceCategories } from '../../collections/resources/entries';
import { ResourceLibrary } from '.';

const meta = {
  title: 'Content/Sections/ResourceLibrary',
  component: ResourceLibrary,
  parameters: { layout: 'fullscreen' },
  args: {
    label: 'Library',
    heading: 'Resource library',
    intro: 'Twelve documents in four groups.',
    categories: resourceCategories,
  },
} satisfies Meta<typeof ResourceLibrary>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const categories = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(categories).toEqual(resourceCategories.map(({ name }) => name));
    await expect(canvas.getAllByRole('heading', { level: 4 })).toHaveLength(12);
    await expect(canvas.getAllByRole('link', { name: /^(?:Download|Ask for it) / })).toHaveLength(12);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
