import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contactCards } from '../../collections/contact-cards/entries';
import { ContactCards } from '.';

const meta = {
  title: 'Content/Sections/ContactCards',
  component: ContactCards,
  parameters: { layout: 'fullscreen' },
  args: { cards: contactCards },
} satisfies Meta<typeof ContactCards>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^mailto:/));
  },
};
