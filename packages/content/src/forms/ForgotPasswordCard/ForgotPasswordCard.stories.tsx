import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ForgotPasswordCard } from '.';
import { forgotPasswordCard as guide } from '../passwords.guide';

const meta = {
  title: 'Content/Forms/ForgotPasswordCard',
  component: ForgotPasswordCard,
  parameters: { guide },
  args: { onSubmit: fn(async () => {}), onCode: fn(async () => {}), onBack: fn() },
} satisfies Meta<typeof ForgotPasswordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The response is the same whether or not there is such an account (AUTH-3). */
export const Sent: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' owner@example.com ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByText(/If there is an account for owner@example.com/)).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith('owner@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code' }), 'k7wd-3xnq');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('owner@example.com', 'k7wd-3xnq'));
  },
};

export const Missing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await expect(await canvas.findByRole('link', { name: 'Enter your e-mail address.' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  args: { onSubmit: fn(async () => Promise.reject(new Error('Too many attempts. Please wait 40 seconds.'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'owner@example.com');
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    const words = await screen.findAllByText(/Please wait 40 seconds/);
    await expect(words.length).toBeGreaterThan(0);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('owner@example.com');
  },
};
