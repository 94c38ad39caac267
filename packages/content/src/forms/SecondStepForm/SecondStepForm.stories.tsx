import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { secondStepForm as guide } from '../secondStep.guide';
import { SecondStepForm } from '.';

const meta = {
  title: 'Content/Forms/SecondStepForm',
  component: SecondStepForm,
  parameters: { guide },
  args: {
    apps: [{ id: 'phone', name: 'Phone' }],
    onCode: fn(async () => {}),
    onRecoveryCode: fn(async () => {}),
    onDone: fn(),
  },
} satisfies Meta<typeof SecondStepForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function enter({ canvas, userEvent }: Context, code: string) {
  if (code) await userEvent.type(canvas.getByLabelText(/^Code/), code);
  await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText(/^Code/);
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.queryByLabelText(/Authenticator app/)).toBeNull();
  },
};

/** Spaces and hyphens in a code are ignored. */
export const WithBlanks: Story = {
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByLabelText(/^Code/));
    await userEvent.paste(' 123 456\u00a0');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(args.onCode).toHaveBeenCalledWith('123456', 'phone');
  },
};

export const Missing: Story = {
  play: async (context) => {
    await enter(context, '');
    await expect(
      await context.canvas.findByRole('link', { name: 'Enter the code of your authenticator app.' }),
    ).toBeVisible();
    await expect(context.args.onCode).not.toHaveBeenCalled();
  },
};

export const NotSixDigits: Story = {
  play: async (context) => {
    await enter(context, '12345');
    await expect(
      await context.canvas.findByRole('link', { name: 'Enter the six digits that the app shows now.' }),
    ).toBeVisible();
    await expect(context.args.onCode).not.toHaveBeenCalled();
  },
};

export const Wrong: Story = {
  args: {
    onCode: fn(async () =>
      Promise.reject(new Error('This code is wrong or has expired. Enter the one that the app shows now.')),
    ),
  },
  play: async (context) => {
    await enter(context, '123456');
    await waitFor(() => expect(screen.getAllByText(/This code is wrong or has expired/)).toHaveLength(2));
    await expect(context.canvas.getByLabelText(/^Code/)).toHaveValue('123456');
    await expect(context.args.onDone).not.toHaveBeenCalled();
  },
};

export const Busy: Story = {
  args: { onCode: fn(() => new Promise(() => {})) },
  play: async (context) => {
    await enter(context, '123456');
    await expect(await context.canvas.findByRole('button', { name: 'Checking...' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** With several apps, one is selected. */
export const SeveralApps: Story = {
  args: {
    apps: [
      { id: 'phone', name: 'Phone' },
      { id: 'tablet', name: 'Tablet' },
    ],
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.selectOptions(canvas.getByLabelText(/Authenticator app/), 'Tablet');
    await enter(context, '654321');
    await waitFor(() => expect(args.onCode).toHaveBeenCalledWith('654321', 'tablet'));
  },
};

export const RecoveryCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(canvas.getByLabelText(/Recovery code/), 'k4m9-x7qp-2ab8-ht3z');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(args.onRecoveryCode).toHaveBeenCalledWith('k4m9-x7qp-2ab8-ht3z'));
    await expect(args.onDone).toHaveBeenCalledOnce();
  },
};

export const RecoveryCodeUsed: Story = {
  args: {
    onRecoveryCode: fn(async () => Promise.reject(new Error('This recovery code is wrong or was used already.'))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(canvas.getByLabelText(/Recovery code/), 'k4m9-x7qp-2ab8-ht3z');
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    // In the form, and in a notice.
    await waitFor(() => expect(screen.getAllByText(/is wrong or was used already/)).toHaveLength(2));
  },
};

export const BackToTheApp: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use a recovery code' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Use the authenticator app' }));
    await expect(canvas.getByLabelText(/^Code/)).toBeVisible();
  },
};

/** Without recovery codes there is no option to use one. */
export const WithoutRecoveryCodes: Story = {
  args: { onRecoveryCode: undefined },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Use a recovery code' })).toBeNull(),
};
