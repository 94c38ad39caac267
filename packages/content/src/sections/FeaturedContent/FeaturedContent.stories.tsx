import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { featuredContent } from '../../collections/featured-content/entries';
import { FeaturedContent } from '.';

const meta = {
  title: 'Content/Sections/FeaturedContent',
  component: FeaturedContent,
  parameters: { layout: 'fullscreen' },
  args: { label: 'Featured', heading: 'Start with one of these', items: featuredContent },
} satisfies Meta<typeof FeaturedContent>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};
