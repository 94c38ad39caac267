import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { sampleSessions } from '../sampleSessions';
import { SessionEntry } from '.';
import { sessionEntry as guide } from '../account.guide';

const [here, phone, unknown] = sampleSessions;

const meta = {
  title: 'Content/Admin/SessionEntry',
  component: SessionEntry,
  parameters: { guide },
  args: { session: phone!, onEnd: fn() },
} satisfies Meta<typeof SessionEntry>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnotherDevice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Safari on iOS' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'End session (Safari on iOS)' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const ThisSession: Story = {
  args: { session: here! },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This session')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** An unknown client. */
export const UnknownDevice: Story = {
  args: { session: unknown! },
  play: async ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Unknown device' })).toBeVisible(),
};
