import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { contactCards } from '../../collections/contact-cards/entries';
import { contactCard } from '../../collections/contact-cards/schema';
import { fillIn } from '../../collections/ownerWords';
import { owner } from '../../owner';
import { extremes } from '../../stories/extremes';
import { ContactCard } from '.';
import { guide } from './ContactCard.guide';

const [email, phone, , response] = fillIn(contactCards, owner);

const meta = {
  title: 'Content/Cards/ContactCard',
  component: ContactCard,
  parameters: { guide },
  args: { card: email! },
} satisfies Meta<typeof ContactCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithLink: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link', { name: args.card.value })).toHaveAttribute('href', args.card.href);
  },
};

export const WithoutLink: Story = {
  args: { card: phone! },
  play: async ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants(ContactCard, extremes('card', contactCard, email!), 'columns'),
};

export const SentenceAsValue: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    card: {
      ...response!,
      value: 'I answer every message as soon as I can',
      description: 'That is usually within 24–48 hours.',
    },
  },
};
