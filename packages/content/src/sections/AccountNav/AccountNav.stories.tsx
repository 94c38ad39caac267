import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '@advisor/ui';
import { useState, type ReactNode } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { inVariants } from '../../../../../tests/browser/inVariants';
import { AccountNav, type AccountNavProps } from '.';
import { guide } from './AccountNav.guide';

/** In a row, as in the bar. */
const inRow = (children: ReactNode) => (
  <Stack direction="row" space="m">
    {children}
  </Stack>
);

const meta = {
  title: 'Content/Sections/AccountNav',
  component: AccountNav,
  // Each story in a window: what some show depends on an attribute of `<html>`.
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 120 } } },
  args: { account: null, onSignOut: fn() },
  decorators: (Story) => inRow(<Story />),
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

/** Sets what the page itself knows, for as long as the story is shown. */
function onPageOf(account: string) {
  document.documentElement.dataset.account = account;
  return () => delete document.documentElement.dataset.account;
}

/** A prerendered page, before it is known who is there: without `<html data-account>`, a visitor. */
export const NotKnownYet: Story = {
  args: { account: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Admin' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Account' })).toBeNull();
  },
};

/** With `<html data-account="admin">`, the owner's actions are there from the first frame. */
export const NotKnownYetOnPageOfOwner: Story = {
  args: { account: undefined },
  beforeEach: () => onPageOf('admin'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Admin' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(canvas.getByRole('link', { name: 'Your account' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** With any other value, those of everyone who is signed in. */
export const NotKnownYetOnPageOfUser: Story = {
  args: { account: undefined },
  beforeEach: () => onPageOf('unknown'),
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Admin' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    await expect(canvas.queryByRole('link', { name: 'Your account' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  },
};

/** What is open stays open when it becomes known who is there. */
export const BecomesKnown: Story = {
  args: { account: undefined },
  beforeEach: () => onPageOf('admin'),
  render: function Render(args) {
    const [account, setAccount] = useState<AccountNavProps['account']>(args.account);
    return (
      <>
        <AccountNav {...args} account={account} />
        <button type="button" onClick={() => setAccount({ email: 'owner@example.com', isAdmin: true })}>
          Answer
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
    const menu = canvas.getByRole('group', { name: 'Account' });
    const { height } = menu.getBoundingClientRect();
    fireEvent.click(canvas.getByRole('button', { name: 'Answer' }));
    await expect(menu).toHaveTextContent('owner@example.com');
    await expect(menu).toBeVisible();
    await expect(menu.getBoundingClientRect().height).toBe(height);
  },
};

export const States: Story = {
  tags: ['!manifest'],
  render: inVariants((props: AccountNavProps) => inRow(<AccountNav {...props} />), {
    'Signed out': { account: null },
    'Signed in, without a role': { account: { email: 'visitor@example.com', isAdmin: false } },
    'Signed in as the owner': { account: { email: 'owner@example.com', isAdmin: true } },
  }),
};

export const NullUntilKnown: Story = { tags: ['!dev', '!autodocs', 'slow'], args: { account: null } };
