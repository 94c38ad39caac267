import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
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
  await userEvent.type(canvas.getByLabelText(/New password/), password);
  await userEvent.type(canvas.getByLabelText(/The same again/), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Set password' }));
}

export const Set: Story = {
  play: async (context) => {
    await expect(context.canvas.getByText('For owner@example.com.')).toBeVisible();
    await enter(context, 'correct horse battery');
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce());
    await expect(context.args.onSubmit).toHaveBeenCalledWith('correct horse battery');
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

/** The server may know better what is weak. */
export const Refused: Story = {
  args: {
    onSubmit: fn(async () => Promise.reject(new Error('New password should be different from the old password.'))),
  },
  play: async (context) => {
    await enter(context, 'correct horse battery');
    const words = await screen.findAllByText(/should be different/);
    await expect(words.length).toBeGreaterThan(0);
    await expect(context.args.onDone).not.toHaveBeenCalled();
  },
};
