import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fill, preparedBy, type InteractionContext } from '../../../../../tests/browser/prepared';
import { expectAttempts } from '../attempts';
import { SignInCard } from '.';
import { guide } from './SignInCard.guide';

const meta = {
  title: 'Content/Forms/SignInCard',
  component: SignInCard,
  parameters: { guide },
  args: { onSubmit: fn(async () => {}) },
} satisfies Meta<typeof SignInCard>;

export default meta;
type Story = StoryObj<typeof meta>;

async function signIn({ canvas, userEvent }: InteractionContext) {
  await fill(canvas.getByLabelText(/Email/), 'owner@example.com');
  await fill(canvas.getByLabelText(/Password/), 'correct horse');
  await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
}

/** One tab, two fields. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('tab')).toHaveLength(1);
    await expect(canvas.getByRole('tab', { name: 'Sign In' })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.queryByText('Forgot your password?')).toBeNull();
    await expect(canvas.getByLabelText(/Email/)).toHaveAttribute('autocomplete', 'username');
    await expect(canvas.getByLabelText(/Password/)).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const Missing: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await canvas.findByRole('group', { name: /attention/ });
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter your password.' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  parameters: preparedBy(async (context) => {
    await signIn(context);
    await context.canvas.findByRole('button', { name: 'Signing in...' });
  }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Signing in...' })).toHaveAttribute('aria-disabled', 'true'),
};

const signedIn = fn(async () => {});
const wrong = new Error('Invalid login credentials');

/** What was typed is kept when it fails. */
export const Refused: Story = {
  args: { onSubmit: signedIn },
  beforeEach: () => void signedIn.mockReset().mockRejectedValueOnce(wrong),
  parameters: preparedBy(async (context) => {
    await signIn(context);
    await context.canvas.findByText(wrong.message, { exact: false });
  }),
  play: async (context) => {
    await expectAttempts(signedIn, [wrong, new Error('Too many attempts'), null, wrong], () => signIn(context));
    await expect(signedIn).toHaveBeenLastCalledWith({ email: 'owner@example.com', password: 'correct horse' });
    await expect(context.canvas.getByText('Check your email and password.')).toBeVisible();
    await expect(context.canvas.queryByText(/Your text is kept/)).toBeNull();
    await expect(context.canvas.getByLabelText(/Email/)).toHaveValue('owner@example.com');
  },
};

export const ForgotPassword: Story = {
  args: { forgotPasswordHref: '/auth?forgot' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/auth?forgot'),
};

export const WrongPassword: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    onSubmit: fn<() => Promise<void>>(async () =>
      Promise.reject(new Error('The password of owner@example.com is wrong.')),
    ),
  },
  parameters: preparedBy(async (context) => {
    await signIn(context);
    await context.canvas.findByText(/^Sign in failed/);
  }),
};
