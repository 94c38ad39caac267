import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { messageRow as guide } from '../admin.guide';
import { sampleMessages } from '../messages/sampleMessages';
import { MessageRow } from '.';

const [contact, speaking, request] = sampleMessages;

const meta = {
  title: 'Content/Admin/MessageRow',
  component: MessageRow,
  parameters: { guide },
  args: {
    message: contact!,
    href: '?open=m1',
    today: '2026-11-21',
    selected: false,
    onSelectedChange: fn(),
  },
} satisfies Meta<typeof MessageRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Visitor input is shown as text, including markup; the name opens the message. */
export const Unread: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Ada Okafor' })).toHaveAttribute('href', '?open=m1');
    await expect(canvas.getByText('Unread')).toBeVisible();
    await expect(canvas.getByText(/Can you look at our <b>security<\/b> program/)).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select the message of Ada Okafor' }));
    await expect(args.onSelectedChange).toHaveBeenCalledWith(true);
  },
};

/** Without a text the row starts with the answers; badges show the due date. */
export const Overdue: Story = {
  args: { message: { ...speaking!, read_at: '2026-11-19T10:00:00Z', due_on: '2026-11-20', state: 'waiting' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Service Provider Days/)).toBeVisible();
    await expect(canvas.getByText('Waiting')).toBeVisible();
    await expect(canvas.getByText(/^Overdue since/)).toBeVisible();
    await expect(canvas.queryByText('Unread')).toBeNull();
  },
};

export const DueToday: Story = {
  args: { message: { ...contact!, due_on: '2026-11-21' } },
  play: async ({ canvas }) => expect(canvas.getByText('Due today')).toBeVisible(),
};

/** A message that is done is never overdue. */
export const Done: Story = {
  args: { message: { ...request!, due_on: '2026-11-20' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Done')).toBeVisible();
    await expect(canvas.queryByText(/Overdue/)).toBeNull();
  },
};

export const Spam: Story = {
  args: { message: { ...contact!, spam_at: '2026-11-21T09:00:00Z' }, selected: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Spam')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** Long words and other scripts do not widen the row. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { message: { ...contact!, name: 'x'.repeat(200), message: `דנה ${'Z\u0321\u0335'.repeat(90)}` } },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
