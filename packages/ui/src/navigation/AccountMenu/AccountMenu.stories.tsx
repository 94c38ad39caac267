import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inStates } from '../../../../../tests/browser/inStates';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { Button } from '../../actions/Button';
import { ButtonLink } from '../../actions/ButtonLink';
import { AccountMenu } from '.';
import { guide } from './AccountMenu.guide';

const signOut = fn();

const meta = {
  title: 'Navigation/AccountMenu',
  component: AccountMenu,
  parameters: { guide },
  args: {
    account: 'owner@example.com',
    children: (
      <Button variant="secondary" size="small" onClick={signOut}>
        Sign Out
      </Button>
    ),
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

/** Opened and used by keyboard. Escape returns focus to the button. */
export const Open: Story = {
  parameters: {
    ...opened,
    docs: { story: { iframeHeight: 220 } },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Account' })).toHaveTextContent('owner@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
    await expect(signOut).toHaveBeenCalledOnce();
  },
};

export const SitePagesInMenu: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    children: (
      <>
        <ButtonLink href="/about" variant="quiet" size="small">
          About
        </ButtonLink>
        <ButtonLink href="/resources" variant="quiet" size="small">
          Resources
        </ButtonLink>
        <ButtonLink href="/contact" variant="quiet" size="small">
          Contact
        </ButtonLink>
        <Button variant="secondary" size="small" onClick={signOut}>
          Sign Out
        </Button>
      </>
    ),
  },
  parameters: {
    ...opened,
    docs: { story: { iframeHeight: 380 } },
  },
};
