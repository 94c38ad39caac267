import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AdminHeading } from '../AdminHeading';
import { adminFrame as guide } from '../admin.guide';
import { AdminFrame, adminLinks } from '.';

const meta = {
  title: 'Content/Admin/AdminFrame',
  component: AdminFrame,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    links: adminLinks,
    currentPath: '/admin/messages',
    children: <AdminHeading headline="Messages" tagline="24 messages" />,
  },
} satisfies Meta<typeof AdminFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const link = within(canvas.getByRole('navigation', { name: 'Admin' })).getByRole('link', { name: 'Messages' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

/** The navigation is a menu that names the page. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByText('Admin: Messages');
    await expect(canvas.queryByRole('link', { name: 'Recipes' })).toBeNull();
    await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: 'Recipes' })).toBeVisible();
    await userEvent.click(menu);
    await expect(canvas.queryByRole('link', { name: 'Recipes' })).toBeNull();
  },
};
