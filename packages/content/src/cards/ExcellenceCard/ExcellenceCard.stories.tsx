import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { drivingExcellence } from '../../collections/driving-excellence/entries';
import { excellenceCard } from '../../collections/driving-excellence/schema';
import { extremes } from '../../stories/extremes';
import { ExcellenceCard } from '.';
import { guide } from './ExcellenceCard.guide';

const meta = {
  title: 'Content/Cards/ExcellenceCard',
  component: ExcellenceCard,
  parameters: { guide },
  args: { card: drivingExcellence[0]! },
} satisfies Meta<typeof ExcellenceCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.card.title })).toHaveAttribute('href', args.card.href);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(ExcellenceCard, extremes('card', excellenceCard, drivingExcellence[0]!), 'columns'),
};

export const SloganAsTitle: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { card: { ...drivingExcellence[2]!, title: 'Be part of the conversation' } },
};
