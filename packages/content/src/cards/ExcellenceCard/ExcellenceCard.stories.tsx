import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drivingExcellence } from '../../collections/driving-excellence/entries';
import { ExcellenceCard } from '.';

const meta = {
  title: 'Content/Cards/ExcellenceCard',
  component: ExcellenceCard,
  args: { card: drivingExcellence[0]! },
} satisfies Meta<typeof ExcellenceCard>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.card.title })).toHaveAttribute('href', args.card.href);
  },
};
