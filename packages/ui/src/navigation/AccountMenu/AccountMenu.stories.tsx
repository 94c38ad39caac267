import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { MenuItem, MenuLink } from '../../overlays/Menu';
import { AccountMenu } from '.';
import { guide } from './AccountMenu.guide';

const signOut = fn();

const meta = {
  title: 'Navigation/AccountMenu',
  component: AccountMenu,
  parameters: { guide },
  args: {
    account: 'owner@example.com',
    children: <MenuItem onClick={signOut}>Sign Out</MenuItem>,
  },
  beforeEach: () => {
    signOut.mockClear();
  },
} satisfies Meta<typeof AccountMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const States: Story = {
  tags: ['!manifest'],
  render: inStates(AccountMenu),
};

const opened = preparedBy(async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Account' }));
});

/** A choice closes it, and the button has the focus again. */
export const Open: Story = {
  parameters: {
    ...opened,
    docs: { story: { iframeHeight: 220 } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Account' })).toHaveTextContent('owner@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(signOut).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Account' })).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: 'Account' })).toBeNull();
  },
};

export const SitePagesInMenu: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    children: (
      <>
        <MenuLink href="/about">About</MenuLink>
        <MenuLink href="/resources">Resources</MenuLink>
        <MenuLink href="/contact">Contact</MenuLink>
        <MenuItem onClick={signOut}>Sign Out</MenuItem>
      </>
    ),
  },
  parameters: {
    ...opened,
    docs: { story: { iframeHeight: 380 } },
  },
};
