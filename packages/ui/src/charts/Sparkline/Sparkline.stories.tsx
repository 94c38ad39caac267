import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Sparkline } from '.';
import { guide } from './Sparkline.guide';

const meta = {
  title: 'Charts/Sparkline',
  component: Sparkline,
  parameters: { guide },
  args: {
    values: [3, 5, 4, 8, 13, 9, 11, 18, 7, 6, 14, 20],
    label: 'Downloads by day, from 3 to 20',
  },
} satisfies Meta<typeof Sparkline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: 'Downloads by day, from 3 to 20' })).toBeVisible(),
};

/** Hidden from screen readers where text beside it says the same. */
export const Decorative: Story = {
  args: { label: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const One: Story = { args: { values: [7] } };

/** All zero: the line is at 0. */
export const Empty: Story = {
  args: { values: [] },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('path')).toHaveAttribute('d', 'M0 100L100 100'),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const ForcedColours: Story = { globals: { colours: 'forced' } };

export const TwoValues: Story = {
  tags: ['!dev', '!autodocs'],
  args: { values: [3, 20], label: 'Downloads, from 3 to 20' },
};
