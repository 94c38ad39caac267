import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ContentManager } from '.';
import { contentManager as guide } from '../admin.guide';

const meta = {
  title: 'Content/Admin/ContentManager',
  component: ContentManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { onUnsavedChange: fn() },
} satisfies Meta<typeof ContentManager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A tab for each kind with its count; the page says that nothing is stored. */
export const Filled: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Kept in this page only')).toBeVisible();
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Publications 3',
      'Podcasts 3',
      'Speaking 3',
      'Media 3',
    ]);
    await userEvent.click(canvas.getByRole('tab', { name: 'Podcasts 3' }));
    await expect(canvas.getByRole('button', { name: 'Add podcast' })).toBeVisible();
  },
};

export const Added: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Media 3' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add media item' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Add item' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Profile in the paper');
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Two pages.');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Date' }), 'May 2026');
    await userEvent.click(dialog.getByRole('button', { name: 'Add item' }));
    await expect(await canvas.findByRole('tab', { name: 'Media 4' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Profile in the paper' })).toBeVisible();
    await expect(await screen.findByText('Content created successfully')).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Delete / });
    await userEvent.click(first!);
    const question = canvas.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Delete item' }));
    await expect(await canvas.findByRole('tab', { name: 'Publications 2' })).toBeVisible();
    await expect(await screen.findByText('Content deleted successfully')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const Empty: Story = {
  args: { samples: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add the first publication' }));
    await expect(canvas.getByRole('dialog', { name: 'Add item' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('tab')[0]).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
