import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fill, preparedBy, type InteractionContext } from '../../../../../tests/browser/prepared';
import { expectAttempts } from '../attempts';
import { ForgotPasswordCard } from '.';
import { forgotPasswordCard as guide } from '../passwords.guide';

const meta = {
  title: 'Content/Forms/ForgotPasswordCard',
  component: ForgotPasswordCard,
  parameters: { guide, noControls: 'Its props are functions, which the form calls.' },
  args: { onSubmit: fn(async () => {}), onCode: fn(async () => {}), onBack: fn() },
} satisfies Meta<typeof ForgotPasswordCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const [mail, code] = [fn(async () => {}), fn(async () => {})];
const busy = new Error('Too many attempts. Please wait 40 seconds.');
const away = new Error('The server is away.');

async function ask({ canvas, userEvent }: InteractionContext) {
  await fill(canvas.getByRole('textbox', { name: 'Email' }), ' owner@example.com ');
  await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
}

/** The response is the same whether or not there is such an account (AUTH-3). */
export const Sent: Story = {
  args: { onSubmit: mail, onCode: code },
  parameters: preparedBy(async (context) => {
    await ask(context);
    await context.canvas.findByText(/If there is an account for owner@example.com/);
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(mail).toHaveBeenLastCalledWith('owner@example.com');
    const field = canvas.getByRole('textbox', { name: 'Code' });
    await expectAttempts(code, [busy, away, null, away], async () => {
      await userEvent.clear(field);
      await userEvent.type(field, ' k7wd-3xnq {Enter}');
    });
    await expect(code).toHaveBeenLastCalledWith('owner@example.com', 'k7wd-3xnq');
  },
};

/** What was typed is kept. */
export const Failed: Story = {
  args: { onSubmit: mail },
  beforeEach: () => void mail.mockReset().mockRejectedValueOnce(busy),
  parameters: preparedBy(async (context) => {
    await ask(context);
    await context.canvas.findByText(busy.message, { exact: false });
  }),
  play: async ({ canvas, userEvent }) => {
    await expectAttempts(mail, [away, null], () => userEvent.click(canvas.getByRole('button', { name: 'Send link' })));
    await expect(await canvas.findByText(/If there is an account for owner@example.com/)).toBeVisible();
  },
};

export const Missing: Story = {
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send link' }));
    await canvas.findByRole('group', { name: /attention/ });
  }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Enter your email address.' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Back to sign in' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

export const UnknownAddress: Story = {
  tags: ['!dev', '!autodocs', 'slow'],
  args: {
    onSubmit: fn<() => Promise<void>>(async () =>
      Promise.reject(new Error('There is no account for owner@example.com.')),
    ),
  },
  parameters: preparedBy(async (context) => {
    await ask(context);
    await context.canvas.findByText('That did not work');
  }),
};
