import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MessageEntry } from '../MessageEntry';
import { sampleMessages } from '../sampleMessages';
import { EntryBoundary } from '.';
import { entryBoundary as guide } from '../admin.guide';

const [message] = sampleMessages;

/** A row that cannot be rendered. */
function Broken(): never {
  throw new Error('URI malformed');
}

const meta = {
  title: 'Content/Admin/EntryBoundary',
  component: EntryBoundary,
  parameters: { guide, expectsConsoleErrors: true },
  args: { entry: message!, onDelete: fn(), children: null },
} satisfies Meta<typeof EntryBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The raw data is readable as text, including markup, and the entry can be deleted. */
export const Unshowable: Story = {
  args: { children: <Broken /> },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This entry cannot be shown');
    await expect(canvas.getByText(/Its id is m1\./)).toBeVisible();
    await userEvent.click(canvas.getByText('Details'));
    await expect(canvas.getByText(/<b>security<\/b>/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the entry m1' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Shown: Story = {
  args: { children: <MessageEntry message={message!} onHandledChange={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ada Okafor' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};
