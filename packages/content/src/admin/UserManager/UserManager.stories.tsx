import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, screen, waitFor, within } from 'storybook/test';
import { pressed } from '../../../../../tests/browser/prepared';
import { userManager as guide } from '../admin.guide';
import { fail, loadAgain, lose } from '../failureStories';
import { sampleUsers, usersInMemory } from '../usersInMemory';
import { UserManager } from '.';

const meta = {
  title: 'Content/Admin/UserManager',
  component: UserManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { users: usersInMemory() },
} satisfies Meta<typeof UserManager>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = () => within(screen.getByRole('alertdialog'));

/** One's own account has no button: nobody takes the role from themselves. */
export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByText('3 accounts')).toBeVisible();
    await expect(canvas.queryByText('Loading accounts')).toBeNull();
    const [self] = canvas.getAllByRole('article');
    await expect(within(self!).queryByRole('button')).toBeNull();
    await expect(within(self!).getByText('You')).toBeVisible();
    await expect(canvas.getByText('Never')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };

export const RoleGiven: Story = {
  parameters: pressed(/^Make owner/),
  play: async ({ args, canvas, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: /^Make a\.rather\.long.* an owner\?$/ })).toBeVisible();
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
    await expect(args.users.setOwner).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: /^Make owner/ }));
    await userEvent.click(question().getByRole('button', { name: 'Make owner' }));
    await expect(await screen.findByText(/is an owner now$/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Make owner/ })).toBeNull());
    await expect(args.users.setOwner).toHaveBeenCalledWith('u3', true);
  },
};

export const RoleTaken: Story = {
  parameters: pressed(/^Take the owner’s role/),
  play: async ({ args, canvas, userEvent }) => {
    mocked(args.users.list).mockReturnValueOnce(new Promise(() => {}));
    await userEvent.click(question().getByRole('button', { name: 'Take the role' }));
    await expect(await screen.findByText('assistant@example.com is no longer an owner')).toBeVisible();
    await expect(args.users.setOwner).toHaveBeenCalledWith('u2', false);
    await expect(await canvas.findByRole('group', { name: 'Accounts', busy: true })).toBeVisible();
  },
};

const others = Array.from({ length: 30 }, (_, index) => ({
  ...sampleUsers[1]!,
  id: `m${index}`,
  email: `Colleague-${index}@example.com`,
  is_owner: false,
}));

/** From eleven accounts on they can be searched. */
export const Many: Story = {
  args: { users: usersInMemory([sampleUsers[0]!, ...others]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search by email address' }), 'COLLEAGUE-17');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await userEvent.type(canvas.getByRole('searchbox'), 'x');
    await expect(await canvas.findByText('Nothing found')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { users: { ...usersInMemory(), list: () => new Promise(() => {}) } },
  play: async ({ canvas }) => expect(canvas.getByText('Loading accounts')).toBeInTheDocument(),
};

/** The reason is that of the server. */
export const EveryFailure: Story = {
  parameters: { expectsConsoleErrors: true },
  beforeEach: ({ args }) => lose(mocked(args.users.list)),
  play: async ({ args, canvas, userEvent }) => {
    await loadAgain(mocked(args.users.list), 'Failed to load accounts');
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await fail(mocked(args.users.setOwner), 'The server is away.', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Make owner/ }));
      await userEvent.click(question().getByRole('button', { name: 'Make owner' }));
    });
    await waitFor(() => expect(args.users.list).toHaveBeenCalledTimes(4));
  },
};
