import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
type Context = Parameters<NonNullable<Story['play']>>[0];

async function signIn({ canvas, userEvent }: Context) {
  for (const [label, text] of [
    [/Email/, 'owner@example.com'],
    [/Password/, 'correct horse'],
  ] as const) {
    await userEvent.clear(canvas.getByLabelText(label));
    await userEvent.type(canvas.getByLabelText(label), text);
  }
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
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }));
    await expect(await canvas.findByRole('link', { name: 'Enter your e-mail address.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter your password.' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await signIn(context);
    await expect(await context.canvas.findByRole('button', { name: 'Signing in...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

const signedIn = fn(async () => {});

/** What was typed is kept when it fails. */
export const EveryAttempt: Story = {
  args: { onSubmit: signedIn },
  play: async (context) => {
    const wrong = new Error('Invalid login credentials');
    await expectAttempts(signedIn, [wrong, new Error('Too many attempts'), null, wrong], () => signIn(context));
    await expect(signedIn).toHaveBeenLastCalledWith({ email: 'owner@example.com', password: 'correct horse' });
    await expect(context.canvas.getByText('Check your e-mail and password.')).toBeVisible();
    await expect(context.canvas.queryByText(/Your text is kept/)).toBeNull();
    await expect(context.canvas.getByLabelText(/Email/)).toHaveValue('owner@example.com');
  },
};

export const ForgotPassword: Story = {
  args: { forgotPasswordHref: '/auth?forgot' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/auth?forgot'),
};
