import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FileButton } from '.';
import { guide } from './FileButton.guide';

const meta = {
  title: 'Content/Cards/FileButton',
  component: FileButton,
  parameters: { guide },
  args: { href: null, name: 'Incident call sheet' },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stays in the tab order, so that screen readers read the reason, and does nothing. */
export const NotAvailable: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', {
      name: 'Download Incident call sheet',
      description: 'Not available yet',
    });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
export const Available: Story = {
  args: { href: 'https://files.example.com/call-sheet.pdf' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Download Incident call sheet/ })).toHaveAttribute(
      'href',
      args.href,
    );
    await expect(canvas.queryByText('Not available yet')).toBeNull();
  },
};
export const OtherWord: Story = {
  args: { name: 'Price your services in an afternoon', label: 'Watch' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Watch Price your services in an afternoon' })).toBeVisible(),
};
