import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { channelStrategyBenefits } from '../../lists/discuss-channel-strategy';
import { PointCard } from '.';

const meta = {
  title: 'Content/Cards/PointCard',
  component: PointCard,
  args: { point: channelStrategyBenefits[0]! },
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
