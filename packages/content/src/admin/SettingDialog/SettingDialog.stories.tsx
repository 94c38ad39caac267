import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sampleSettings } from '../sampleSettings';
import { SettingDialog } from '.';

const meta = {
  title: 'Content/Admin/SettingDialog',
  component: SettingDialog,
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  args: { open: true, type: 'testimonial', onSave: fn(async () => {}), onClose: fn() },
} satisfies Meta<typeof SettingDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A testimonial begins with five stars. */
export const Testimonial: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Rating' })).toHaveValue('5');
    for (const name of [/^Title/, /^Content/, /^Rating/]) await expect(canvas.getByLabelText(name)).toBeRequired();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Title' }), 'What Ada says');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Content' }), 'Worth every hour.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Author' }), 'Ada Okafor');
    await userEvent.click(canvas.getByRole('button', { name: 'Add setting' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith({
        type: 'testimonial',
        title: 'What Ada says',
        content: 'Worth every hour.',
        author: 'Ada Okafor',
        rating: 5,
      }),
    );
    await expect(await screen.findByText('Content created successfully')).toBeVisible();
  },
};

export const Errors: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const rating = canvas.getByRole('spinbutton', { name: 'Rating' });
    await userEvent.clear(rating);
    await userEvent.type(rating, '6');
    await userEvent.click(canvas.getByRole('button', { name: 'Add setting' }));
    await expect(await canvas.findByRole('group', { name: '3 answers need your attention' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Enter 5 or less.' })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Venture: Story = {
  args: { setting: sampleSettings.find(({ type }) => type === 'venture'), type: 'venture' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Logo address' }), 'https://example.com/logo.svg');
    await userEvent.click(canvas.getByRole('button', { name: 'Save changes' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ logoUrl: 'https://example.com/logo.svg' })),
    );
    await expect(await screen.findByText('Content updated successfully')).toBeVisible();
  },
};
