import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { expectAttempts } from '../attempts';
import { NewPasswordCard } from '.';
import { newPasswordCard as guide } from '../passwords.guide';

const meta = {
  title: 'Content/Forms/NewPasswordCard',
  component: NewPasswordCard,
  parameters: { guide },
  args: { email: 'owner@example.com', onSubmit: fn(async () => {}), onDone: fn() },
} satisfies Meta<typeof NewPasswordCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function enter({ canvas, userEvent }: Context, password: string, again = password) {
  for (const label of [/New password/, /The same again/]) await userEvent.clear(canvas.getByLabelText(label));
  await userEvent.type(canvas.getByLabelText(/New password/), password);
  await userEvent.type(canvas.getByLabelText(/The same again/), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
}

export const Set: Story = {
  play: async (context) => {
    await expect(context.canvas.getByText('For owner@example.com.')).toBeVisible();
    await enter(context, 'correct horse battery');
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce());
    await expect(context.args.onSubmit).toHaveBeenCalledWith('correct horse battery', undefined);
    await expect(await screen.findByText('Your new password is set')).toBeVisible();
  },
};

export const Errors: Story = {
  play: async (context) => {
    await enter(context, 'short', 'other');
    await expect(await context.canvas.findByRole('link', { name: 'Use 12 characters or more.' })).toBeVisible();
    await expect(context.canvas.getByRole('link', { name: 'Enter the same password twice.' })).toBeVisible();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};

const weak = 'This is one of the passwords that are tried first. Put several unrelated words together.';

const set = fn(async () => {});

/** The server rejects passwords that are easy to guess; its error is shown at the field. */
export const EveryAttempt: Story = {
  args: { onSubmit: set },
  play: async (context) => {
    const refused = Object.assign(new Error(weak), { fields: { password: weak } });
    await expectAttempts(set, [refused, new Error('Too many attempts'), null, refused], () =>
      enter(context, 'password1234'),
    );
    await expect(context.canvas.getByRole('link', { name: weak })).toBeVisible();
    await expect(context.canvas.getByLabelText(/New password/)).toHaveAccessibleDescription(
      expect.stringContaining(weak),
    );
    await expect(context.args.onDone).toHaveBeenCalledOnce();
  },
};

/** After a first sign-in with the generated password (AUTH-13). */
export const First: Story = {
  args: { reason: 'first' },
  play: async ({ canvas }) => expect(canvas.getByText(/nothing here opens before you choose your own/)).toBeVisible(),
};

const required = 'Enter your current password too.';

/** If the sign-in was a while ago, the current password is asked for too. */
export const SignedInAWhileAgo: Story = {
  args: {
    onSubmit: fn(async (_password: string, current?: string) => {
      if (!current) throw Object.assign(new Error(required), { fields: { current: required } });
    }),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await enter(context, 'correct horse battery');
    await userEvent.type(await canvas.findByLabelText(/Current password/), 'the one before');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce());
    await expect(context.args.onSubmit).toHaveBeenLastCalledWith('correct horse battery', 'the one before');
  },
};

/** Multi-byte characters: a password with few characters can be too long. */
export const TooManyBytes: Story = {
  play: async (context) => {
    await enter(context, 'ß'.repeat(37));
    await expect(await context.canvas.findByRole('link', { name: /^Use a shorter password/ })).toBeVisible();
    await expect(context.args.onSubmit).not.toHaveBeenCalled();
  },
};
