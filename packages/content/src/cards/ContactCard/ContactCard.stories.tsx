import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactCards } from '../../collections/contact-cards/entries';
import { ContactCard } from '.';
import { contactCard as guide } from '../cards.guide';

const meta = {
  title: 'Content/Cards/ContactCard',
  component: ContactCard,
  parameters: { guide },
  args: { card: contactCards[0]! },
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.card.value })).toHaveAttribute('href', args.card.href);
  },
};

export const WithoutLink: Story = {
  args: { card: contactCards[1]! },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
