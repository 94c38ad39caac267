import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { samplePicture } from '../samplePicture';
import { sampleSettings } from '../sampleSettings';
import { SettingCard } from '.';

const sample = (type: string) => sampleSettings.find((setting) => setting.type === type)!;

const meta = {
  title: 'Content/Admin/SettingCard',
  component: SettingCard,
  args: { setting: sample('testimonial'), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof SettingCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Testimonial: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/5 of 5 stars/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${args.setting.title}` }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: `Delete ${args.setting.title}` }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Achievement: Story = {
  args: { setting: sample('achievement') },
  play: async ({ args, canvas }) => expect(canvas.getByText(args.setting.value!)).toBeVisible(),
};

export const VentureWithLogo: Story = {
  args: { setting: { ...sample('venture'), logoUrl: samplePicture } },
  play: async ({ canvas }) => {
    const logo: HTMLImageElement = canvas.getByRole('img');
    await waitFor(() => expect(logo.naturalWidth).toBeGreaterThan(0));
  },
};
