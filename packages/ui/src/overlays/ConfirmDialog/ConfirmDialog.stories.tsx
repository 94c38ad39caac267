import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ConfirmDialog } from '.';
import { guide } from './ConfirmDialog.guide';

const meta = {
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    question: 'Are you sure you want to delete this recipe?',
    confirmLabel: 'Delete recipe',
    tone: 'danger',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 320 } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts on the cancel button. */
export const Destructive: Story = {
  args: { children: 'Brambles soup is removed for every visitor.' },
  play: async ({ args, canvas, userEvent }) => {
    const dialog = canvas.getByRole('alertdialog', { name: 'Are you sure you want to delete this recipe?' });
    await expect(dialog).toHaveAccessibleDescription('Brambles soup is removed for every visitor.');
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete recipe' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const Harmless: Story = {
  args: { question: 'Replace the saved scenario?', confirmLabel: 'Replace scenario', tone: 'neutral' },
  globals: { colours: 'forced' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(getComputedStyle(canvas.getByRole('alertdialog')).borderTopWidth).toBe('1px');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledTimes(2);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** While the action runs, the dialog ignores input. */
export const Busy: Story = {
  args: { busy: true, confirmLabel: 'Deleting…' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Deleting…' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).not.toHaveBeenCalled();
  },
};

export const YesOrNo: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { question: 'Are you sure?', confirmLabel: 'Yes', tone: 'neutral' },
};
