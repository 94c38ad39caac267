import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { fill, preparedBy, type InteractionContext } from '../../../../../tests/browser/prepared';
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
async function enter({ canvas, userEvent }: InteractionContext, password: string, again = password) {
  await fill(canvas.getByLabelText(/New password/), password);
  await fill(canvas.getByLabelText(/The same again/), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
}

export const Empty: Story = {
  play: async (context) => {
    await expect(context.canvas.getByText('For owner@example.com.')).toBeVisible();
    await enter(context, 'correct horse battery');
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce());
    await expect(context.args.onSubmit).toHaveBeenCalledWith('correct horse battery', undefined);
    await expect(await screen.findByText('Your new password is set')).toBeVisible();
  },
};

export const Errors: Story = {
  parameters: preparedBy(async (context) => {
    await enter(context, 'short', 'other');
    await context.canvas.findByRole('group', { name: /attention/ });
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Use 12 characters or more.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Enter the same password twice.' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

const weak = 'This is one of the passwords that are tried first. Put several unrelated words together.';

const set = fn(async () => {});
const refused = Object.assign(new Error(weak), { fields: { password: weak } });

/** The server rejects passwords that are easy to guess; its error is shown at the field. */
export const Refused: Story = {
  args: { onSubmit: set },
  beforeEach: () => void set.mockReset().mockRejectedValueOnce(refused),
  parameters: preparedBy(async (context) => {
    await enter(context, 'password1234');
    await context.canvas.findByRole('group', { name: /attention/ });
  }),
  play: async (context) => {
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
  parameters: preparedBy(async (context) => {
    await enter(context, 'correct horse battery');
    await context.canvas.findByLabelText(/Current password/);
  }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Current password/), 'the one before');
    await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenLastCalledWith('correct horse battery', 'the one before');
  },
};

/** Multi-byte characters: a password with few characters can be too long. */
export const TooManyBytes: Story = {
  parameters: preparedBy(async (context) => {
    await enter(context, 'ß'.repeat(37));
    await context.canvas.findByRole('group', { name: /attention/ });
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Use a shorter password/ })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoAddress: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { email: 'your account' },
};
