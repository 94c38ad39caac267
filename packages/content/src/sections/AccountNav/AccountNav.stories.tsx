import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AccountNav } from '.';

const meta = {
  title: 'Content/Sections/AccountNav',
  component: AccountNav,
  args: { onSignOut: fn() },
} satisfies Meta<typeof AccountNav>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth');
    await expect(canvas.queryByRole('link', { name: 'Admin' })).toBeNull();
  },
};

/** The owner sees a link to the admin area. */
export const Owner: Story = {
  args: { account: { email: 'owner@example.com', isAdmin: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: 'Admin' })).toHaveAttribute('href', '/admin');
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(canvas.getByRole('link', { name: 'Your account' })).toHaveAttribute('href', '/admin/account');
  },
};

/** Without the role there is no extra link, but Sign Out. */
export const SignedInWithoutRole: Story = {
  args: { account: { email: 'visitor@example.com', isAdmin: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }));
    await expect(canvas.queryByRole('link', { name: 'Admin' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Your account' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** Before it is known who is there, as on the owner's pages: the bar is as wide as with the account. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Theme' })).toBeVisible();
  },
};
