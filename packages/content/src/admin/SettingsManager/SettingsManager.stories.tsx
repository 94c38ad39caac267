import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SettingsManager } from '.';
import { settingsManager as guide } from '../admin.guide';

const meta = {
  title: 'Content/Admin/SettingsManager',
  component: SettingsManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { onUnsavedChange: fn() },
} satisfies Meta<typeof SettingsManager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kept in this page only')).toBeVisible();
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent?.replace(/ \d+$/, ''))).toEqual([
      'Hero Section',
      'About',
      'Testimonials',
      'Achievements',
      'Ventures',
    ]);
  },
};

/** An item that becomes of another kind is followed to its tab. */
export const Edited: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: /^Edit / });
    await userEvent.click(first!);
    const dialog = within(canvas.getByRole('dialog', { name: 'Edit setting' }));
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'About');
    await waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(true));
    await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }));
    await expect(await canvas.findByRole('tab', { name: 'About 2', selected: true })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Hero Section 0' })).toBeVisible();
    await expect(await screen.findByText('Content updated successfully')).toBeVisible();
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
