import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { drivingExcellence } from '../../collections/driving-excellence/entries';
import { excellenceCard } from '../../collections/driving-excellence/schema';
import { withLongTexts } from '../withLongTexts';
import { ExcellenceCard } from '.';

const meta = {
  title: 'Content/Cards/ExcellenceCard',
  component: ExcellenceCard,
  args: { card: drivingExcellence[0]! },
} satisfies Meta<typeof ExcellenceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.card.title })).toHaveAttribute('href', args.card.href);
  },
};

/** Every text is as long as the owner may write it. */
export const LongTexts: Story = { args: { card: withLongTexts(excellenceCard, drivingExcellence[0]!) } };
