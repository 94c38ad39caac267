import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillIn } from '../../collections/ownerWords';
import { owner } from '../../owner';
import { contactCards } from '../../collections/contact-cards/entries';
import { ContactCards } from '.';

const meta = {
  title: 'Content/Sections/ContactCards',
  component: ContactCards,
  parameters: { layout: 'fullscreen' },
  args: { cards: fillIn(contactCards, owner) },
} satisfies Meta<typeof ContactCards>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  },
};
