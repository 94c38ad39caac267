import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { preparedBy } from '../../../../../tests/browser/prepared';
import { expectAttempts } from '../attempts';
import { ResetLinkCard } from '.';
import { resetLinkCard as guide } from '../passwords.guide';

const meta = {
  title: 'Content/Forms/ResetLinkCard',
  component: ResetLinkCard,
  parameters: { guide },
  args: { onContinue: fn(async () => {}), newLinkHref: '/auth?forgot' },
} satisfies Meta<typeof ResetLinkCard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The link is not used before the button is pressed. */
export const Opened: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(args.onContinue).not.toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/auth?forgot');
  },
};

export const Checking: Story = {
  args: { onContinue: fn(() => new Promise(() => {})) },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByRole('button', { name: 'Checking...' });
  }),
  play: async ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Checking...' })).toHaveAttribute('aria-disabled', 'true'),
};

const taken = fn(async () => {});
const refused = new Error('This link was used already or has expired');

/** A link that is refused, or a server that does not answer, is explained; another mail can be asked for. */
export const Refused: Story = {
  args: { onContinue: taken },
  beforeEach: () => void taken.mockReset().mockRejectedValueOnce(refused),
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText(refused.message, { exact: false });
  }),
  play: async ({ canvas, userEvent }) =>
    expectAttempts(taken, [refused, new Error('The server could not be reached.'), null, refused], () =>
      userEvent.click(canvas.getByRole('button', { name: 'Continue' })),
    ),
};

export const ErrorCode: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: { onContinue: fn<() => Promise<void>>(async () => Promise.reject(new Error('403 otp_expired'))) },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await canvas.findByText('That did not work');
  }),
};
