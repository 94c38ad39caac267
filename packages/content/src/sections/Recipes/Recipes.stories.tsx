import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { recipeSummaries } from '../../collections/recipes/samplePublished';
import { Recipes } from '.';

const recipesSection = { label: 'Recipes', heading: 'In the kitchen now' };

const meta = {
  title: 'Content/Sections/Recipes',
  component: Recipes,
  parameters: { layout: 'fullscreen' },
  args: { ...recipesSection, recipes: recipeSummaries },
} satisfies Meta<typeof Recipes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: recipesSection.heading })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
