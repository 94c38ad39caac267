import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PointCard } from '.';

const meta = {
  title: 'Content/Cards/PointCard',
  component: PointCard,
  args: {
    point: {
      title: 'An outside view',
      description: 'How your terms compare with those of programs your partners also belong to.',
    },
  },
} satisfies Meta<typeof PointCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.point.title })).toBeVisible();
    await expect(canvas.getByText(args.point.description)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const LongTexts: Story = {
  args: {
    point: {
      title: 'An outside view of the terms, discounts and support that you offer your partners in every region',
      description:
        'How your terms compare with those of programs your partners also belong to, where they are better, where they are worse, and what a partner who sells three of them recommends first when a client asks for a second opinion.',
    },
  },
};
