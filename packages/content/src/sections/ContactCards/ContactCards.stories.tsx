import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { fillIn } from '../../collections/ownerWords';
import { owner } from '../../owner';
import { contactCardsCollection } from '../../collections/contact-cards';
import { contactCards } from '../../collections/contact-cards/entries';
import { amounts } from '../../stories/amounts';
import { ContactCards } from '.';
import { guide } from './ContactCards.guide';

const meta = {
  title: 'Content/Sections/ContactCards',
  component: ContactCards,
  parameters: { guide, layout: 'fullscreen' },
  args: { cards: fillIn(contactCards, owner) },
} satisfies Meta<typeof ContactCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(
    ContactCards,
    amounts('cards', { ...contactCardsCollection, entries: fillIn(contactCardsCollection.entries, owner) }),
  ),
};

export const ClickHere: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    cards: fillIn(contactCards, owner).map((card) => (card.href ? { ...card, value: 'Click here' } : card)),
  },
};
