import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { secondStepCard as guide } from '../secondStep.guide';
import { SecondStepCard } from '.';

const meta = {
  title: 'Content/Forms/SecondStepCard',
  component: SecondStepCard,
  parameters: { guide },
  args: {
    email: 'owner@example.com',
    apps: [{ id: 'phone', name: 'Phone' }],
    onCode: fn(async () => {}),
    onRecoveryCode: fn(async () => {}),
    onBack: fn(),
  },
} satisfies Meta<typeof SecondStepCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code field has focus. */
export const Asking: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeVisible();
    await expect(canvas.getByLabelText(/^Code/)).toHaveFocus();
    await userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('123456', 'phone'));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByLabelText(/^Code/)).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const BackToSignIn: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};
