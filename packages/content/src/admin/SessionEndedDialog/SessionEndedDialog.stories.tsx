import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { fill, preparedBy, type InteractionContext } from '../../../../../tests/browser/prepared';
import { sessionEndedDialog as guide } from '../account.guide';
import { SessionEndedDialog } from '.';

const meta = {
  title: 'Content/Admin/SessionEndedDialog',
  component: SessionEndedDialog,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 520 } } },
  args: { email: 'owner@example.com', unsaved: true, onSignIn: fn(async () => {}), onLeave: fn() },
} satisfies Meta<typeof SessionEndedDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => within(screen.getByRole('dialog', { name: 'Your session has ended' }));

async function signIn({ userEvent }: InteractionContext) {
  await fill(dialog().getByLabelText(/Password/), 'correct horse battery');
  await userEvent.click(dialog().getByRole('button', { name: 'Sign In' }));
}

export const Asking: Story = {
  play: async () => {
    const password = dialog().getByLabelText(/Password/);
    await expect(password).toHaveFocus();
    await expect(password).toBeRequired();
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await expect(dialog().getByDisplayValue('owner@example.com')).toHaveAttribute('autocomplete', 'username');
    await expect(dialog().getByText(/Sign in again as owner@example.com/)).toBeVisible();
  },
};

export const SignedInAgain: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await signIn(context);
    await waitFor(() => expect(context.args.onSignIn).toHaveBeenCalledWith('correct horse battery'));
  },
};

export const WrongPassword: Story = {
  args: { onSignIn: fn(async () => Promise.reject(new Error('Invalid login credentials'))) },
  parameters: preparedBy(async (context) => {
    await signIn(context);
    await screen.findByText('Sign in failed: Invalid login credentials');
  }),
  play: async () => expect(screen.getByRole('dialog')).toHaveTextContent('Check your password.'),
};

/** Leaving asks when something would be lost, also by Escape. */
export const Leaving: Story = {
  parameters: preparedBy(async ({ userEvent }) => {
    const [, button] = dialog().getAllByRole('button', { name: 'Leave without saving' });
    await userEvent.click(button!);
    await screen.findByRole('alertdialog');
  }),
  play: async ({ args, userEvent }) => {
    const question = within(screen.getByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onLeave).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** With nothing to lose there is nothing to ask. */
export const NothingUnsaved: Story = {
  args: { unsaved: false },
  play: async ({ args, userEvent }) => {
    await userEvent.keyboard('{Escape}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

/** Another account was signed in meanwhile, by another tab or by the link of a mail. */
export const SomeoneElseSignedIn: Story = {
  args: { signedInInstead: 'other@example.com' },
  play: async () => expect(dialog().getByText('other@example.com is signed in in this browser now')).toBeVisible(),
};
