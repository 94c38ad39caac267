import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { copyText as guide } from '../cards.guide';
import { CopyText } from '.';

const meta = {
  title: 'Content/Cards/CopyText',
  component: CopyText,
  parameters: { guide },
  args: { text: 'Ada Sample: Advisor.', name: 'One line' },
} satisfies Meta<typeof CopyText>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Copies the text, and confirms it with a notice. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy One line' }));
    await expect(write).toHaveBeenCalledWith(args.text);
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('Copied'));
  },
};

/** If copying is blocked, a notice says what to do instead. */
export const NotAllowed: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy One line' }));
    await waitFor(() => expect(canvasElement.ownerDocument.body).toHaveTextContent('Select the text and copy it.'));
  },
};
