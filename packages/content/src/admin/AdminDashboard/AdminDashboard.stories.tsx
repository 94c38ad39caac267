import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AdminDashboard } from '.';

const meta = {
  title: 'Content/Admin/AdminDashboard',
  component: AdminDashboard,
  parameters: { layout: 'fullscreen' },
  args: { email: 'owner@example.com', onSignOut: fn() },
} satisfies Meta<typeof AdminDashboard>;

export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Signed in as owner@example.com')).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/content',
      '/admin/site-settings',
      '/admin/recipes',
      '/admin/files',
      '/admin/messages',
      '/admin/account',
      '/admin/users',
      '/admin/email-settings',
      '/admin/form-settings',
    ]);
    await expect(canvas.getAllByRole('article')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};
