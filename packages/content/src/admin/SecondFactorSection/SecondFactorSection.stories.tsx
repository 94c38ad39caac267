import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { secondFactorSection as guide } from '../account.guide';
import { sampleCode, samplePhone, secondFactorInMemory } from '../account/secondFactorInMemory';
import { SecondFactorSection } from '.';

const meta = {
  title: 'Content/Admin/SecondFactorSection',
  component: SecondFactorSection,
  parameters: { guide, docs: { story: { inline: false, height: '640px' } } },
  args: { email: 'owner@example.com', secondFactor: secondFactorInMemory(), onChange: fn() },
  argTypes: { secondFactor: { control: false } },
  beforeEach: ({ args }) => {
    args.secondFactor = secondFactorInMemory();
  },
} satisfies Meta<typeof SecondFactorSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const protectedAccount = (remaining = 10) => ({ apps: [samplePhone], recoveryCodes: { total: 10, remaining } });

const withFactor =
  (...first: Parameters<typeof secondFactorInMemory>): NonNullable<Story['beforeEach']> =>
  ({ args }) => {
    args.secondFactor = secondFactorInMemory(...first);
  };

const dialog = () => within(screen.getByRole('dialog'));

async function enter({ userEvent }: Context, code = sampleCode, button = 'Turn on') {
  await userEvent.type(await dialog().findByLabelText(/^Code/), code);
  await userEvent.click(dialog().getByRole('button', { name: button }));
}

/** The error is in the form and in a notice. */
const refused = (words: RegExp) => waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));

/** The name of the current step of the setup, after its number, and how many steps there are. */
function expectStep(label: string, of: number) {
  const steps = within(screen.getByRole('list', { name: 'Steps of the setup' })).getAllByRole('listitem');
  return expect([steps.find((step) => step.querySelector('[aria-current="step"]'))?.textContent, steps.length]).toEqual(
    [label, of],
  );
}

async function begin({ canvas, userEvent }: Context) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Set up two-step sign-in' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
}

export const Off: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Off: the password alone signs in.')).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Authenticator apps' })).toBeNull();
  },
};

export const On: Story = {
  beforeEach: withFactor(protectedAccount()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Phone' })).toBeVisible();
    await expect(canvas.getByText('10 of 10 recovery codes are left')).toBeVisible();
  },
};

export const FewCodes: Story = {
  beforeEach: withFactor(protectedAccount(2)),
  play: async ({ canvas }) => expect(await canvas.findByText('2 of 10 recovery codes are left')).toBeVisible(),
};

export const NoCodes: Story = {
  beforeEach: withFactor({ apps: [samplePhone], recoveryCodes: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No recovery codes are left')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Make recovery codes' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await begin(context);
    await expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    const { scrollWidth, clientWidth } = context.canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** The QR code, and the key as text. */
export const Scanning: Story = {
  play: async (context) => {
    await begin(context);
    await expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    await expectStep('2Connect it', 3);
    await expect(screen.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(context.args.secondFactor.begin).toHaveBeenCalledWith('Phone');
    await expect(context.args.secondFactor.confirm).not.toHaveBeenCalled();
  },
};

/** Enabled after the first correct code; then the recovery codes are shown. */
export const SetUp: Story = {
  play: async (context) => {
    await begin(context);
    await enter(context);
    await expect(await screen.findByRole('dialog', { name: 'Two-step sign-in is on' })).toBeVisible();
    await expectStep('3Store recovery codes', 3);
    await expect(within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')).toHaveLength(
      10,
    );
  },
};

export const SetUpDone: Story = {
  ...SetUp,
  tags: ['!autodocs'],
  play: async (context) => {
    await SetUp.play?.(context);
    await context.userEvent.click(dialog().getByRole('button', { name: 'I have stored them' }));
    await expect(await context.canvas.findByText('10 of 10 recovery codes are left')).toBeVisible();
    await expect(context.args.onChange).toHaveBeenCalledOnce();
  },
};

export const WrongFirstCode: Story = {
  play: async (context) => {
    await begin(context);
    await enter(context, '000000');
    await refused(/This code is wrong or has expired/);
    await expect(screen.getByRole('img', { name: /QR code/ })).toBeVisible();
  },
};

/** An old sign-in needs the password again. */
export const PasswordFirst: Story = {
  beforeEach: withFactor(undefined, { stale: true }),
  play: async (context) => {
    await begin(context);
  },
};

export const PasswordGiven: Story = {
  ...PasswordFirst,
  tags: ['!autodocs'],
  play: async (context) => {
    await PasswordFirst.play?.(context);
    await context.userEvent.type(await dialog().findByLabelText(/Password/), 'correct horse');
    await context.userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    await expect(context.args.secondFactor.prove).toHaveBeenCalledWith({ password: 'correct horse' });
  },
};

/** With an app, a code is required instead of the password. */
export const AnotherApp: Story = {
  beforeEach: withFactor(protectedAccount(), { stale: true }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Add another app' }));
    // There are recovery codes already.
    await expectStep('1Name the app', 2);
    await userEvent.type(dialog().getByLabelText(/Name/), 'Phone');
    await userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByRole('link', { name: /Choose another name/ })).toBeVisible();
    await userEvent.clear(dialog().getByLabelText(/Name/));
    await userEvent.type(dialog().getByLabelText(/Name/), 'Tablet');
    await userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
    await enter(context, sampleCode, 'Continue');
    await expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    await enter(context);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByRole('button', { name: 'Remove (New app)' })).toBeVisible();
    await expect(context.args.secondFactor.makeRecoveryCodes).not.toHaveBeenCalled();
  },
};

export const Removed: Story = {
  beforeEach: withFactor(protectedAccount()),
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Remove (Phone)' }));
    await expect(dialog().getByText(/the password alone signs in/)).toBeVisible();
    await enter(context, sampleCode, 'Remove');
    await expect(await context.canvas.findByText('Off: the password alone signs in.')).toBeVisible();
  },
};

export const RemovalRefused: Story = {
  beforeEach: withFactor(protectedAccount()),
  play: async (context) => {
    await context.userEvent.click(await context.canvas.findByRole('button', { name: 'Remove (Phone)' }));
    await enter(context, '000000', 'Remove');
    await refused(/This code is wrong or has expired/);
    await expect(dialog().getByLabelText(/^Code/)).toHaveValue('000000');
  },
};

export const RemovalCancelled: Story = {
  tags: ['!autodocs'],
  beforeEach: withFactor(protectedAccount()),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove (Phone)' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
    await expect(await canvas.findByRole('heading', { name: 'Phone' })).toBeVisible();
    await expect(args.secondFactor.remove).not.toHaveBeenCalled();
  },
};

export const NewCodes: Story = {
  beforeEach: withFactor(protectedAccount(1), { stale: true }),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Make new recovery codes' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Make ten codes' }));
    await userEvent.click(await dialog().findByRole('button', { name: 'Use a recovery code' }));
    await userEvent.type(dialog().getByLabelText(/Recovery code/), 'k4m9-x7qp-2ab8-ht3z');
    await userEvent.click(dialog().getByRole('button', { name: 'Continue' }));
    await expect(await screen.findByRole('list', { name: 'Recovery codes' })).toBeVisible();
  },
};

export const NewCodesStored: Story = {
  ...NewCodes,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await NewCodes.play?.(context);
    await userEvent.click(dialog().getByRole('button', { name: 'I have stored them' }));
    await expect(await canvas.findByText('10 of 10 recovery codes are left')).toBeVisible();
  },
};

const fails = async () => Promise.reject(new Error('No answer from the server.'));

/** The app is enabled even if no codes could be generated, and the page says that they are missing. */
export const CodesFailed: Story = {
  parameters: { expectsConsoleErrors: true },
  beforeEach: ({ args }) => {
    args.secondFactor = { ...secondFactorInMemory(), makeRecoveryCodes: fn(fails) };
  },
  play: async (context) => {
    await begin(context);
    await enter(context);
    await expect(await dialog().findByText('There are no recovery codes yet')).toBeVisible();
    await expectStep('Store recovery codesThey could not be made', 3);
  },
};

export const LoadFailed: Story = {
  parameters: { expectsConsoleErrors: true },
  beforeEach: ({ args }) => {
    args.secondFactor = { ...secondFactorInMemory(), read: fn(fails) };
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.secondFactor.read).toHaveBeenCalledTimes(2));
  },
};
