import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { featuredContent } from '../../collections/featured-content/entries';
import { FeaturedCard } from '.';

const meta = {
  title: 'Content/Cards/FeaturedCard',
  component: FeaturedCard,
  args: { content: featuredContent[0]! },
} satisfies Meta<typeof FeaturedCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recording: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Recorded talk · 45 min')).toBeVisible();
    await expect(canvas.getByRole('button', { name: `Watch ${args.content.title}` })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Report: Story = {
  args: { content: featuredContent[2]! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Report · 24 pages')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Read/ })).toBeVisible();
  },
};
