import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { fillIn } from '../../collections/ownerWords';
import { contactHelp, contactQuickActions, preferredContact } from '../../lists/contact';
import { owner } from '../../owner';
import { ContactHelp } from '.';

const meta = {
  title: 'Content/Sections/ContactHelp',
  component: ContactHelp,
  parameters: { layout: 'fullscreen' },
  args: { topics: contactHelp, preferred: preferredContact, shortcuts: fillIn(contactQuickActions, owner) },
} satisfies Meta<typeof ContactHelp>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Book a speaking engagement' })).toHaveAttribute(
      'href',
      '/speaking-engagement',
    );
    await expect(canvas.getByRole('link', { name: 'Get the media kit' })).toHaveAttribute('href', '/media-kit');
    await expect(canvas.getByRole('link', { name: /opens in a new tab/ })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};
