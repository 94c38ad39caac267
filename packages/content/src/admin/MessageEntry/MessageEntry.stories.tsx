import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleMessages } from '../sampleMessages';
import { MessageEntry } from '.';
import { messageEntry as guide } from '../admin.guide';

const [contact, speaking, request] = sampleMessages;

const meta = {
  title: 'Content/Admin/MessageEntry',
  component: MessageEntry,
  parameters: { guide },
  args: { message: contact!, onHandledChange: fn() },
} satisfies Meta<typeof MessageEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What a visitor typed is text, whatever it looks like. */
export const Contact: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/<b>security<\/b> program/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Reply to Ada Okafor' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:ada@northwind\.example\?subject=Re%3A%20Your%20message&body=/),
    );
    await expect(canvas.getByText('Mailed')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as handled (Ada Okafor)' }));
    await expect(args.onHandledChange).toHaveBeenLastCalledWith(true);
  },
};

/** The answers stand beside the labels that the visitor read; why the mail failed is said. */
export const Speaking: Story = {
  args: { message: speaking! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Audience size')).toBeVisible();
    await expect(canvas.getByText('251-500 people')).toBeVisible();
    await expect(canvas.getByText('Tried 3 times; the mail server said: 451 Mailbox busy, try later')).toBeVisible();
  },
};

export const Handled: Story = {
  args: { message: request! },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('MSP business growth session')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as open (Priya Raman)' }));
    await expect(args.onHandledChange).toHaveBeenLastCalledWith(false);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: /Mark as/ })).toHaveAttribute('aria-busy', 'true'),
};
