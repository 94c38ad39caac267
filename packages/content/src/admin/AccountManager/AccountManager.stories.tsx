import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { fill, preparedBy, pressed, type InteractionContext } from '../../../../../tests/browser/prepared';
import { expectAttempts } from '../../forms/attempts';
import { closeNotices, fail, loadAgain, lose, press } from '../failureStories';
import { sampleSessions } from '../sampleSessions';
import { sessionsInMemory } from '../sessionsInMemory';
import { accountManager as guide } from '../account.guide';
import { AccountManager } from '.';

const meta = {
  title: 'Content/Admin/AccountManager',
  component: AccountManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { email: 'owner@example.com', sessions: sessionsInMemory(), onPasswordChange: fn(async () => {}) },
} satisfies Meta<typeof AccountManager>;

export default meta;
type Story = StoryObj<typeof meta>;

async function change({ canvas, userEvent }: InteractionContext, password: string, again = password) {
  await canvas.findAllByRole('article');
  await fill(canvas.getByLabelText(/Current password/), 'the one before');
  await fill(canvas.getByLabelText(/New password/), password);
  await fill(canvas.getByLabelText(/The same again/), again);
  await userEvent.click(canvas.getByRole('button', { name: 'Change password' }));
}

const question = () => within(screen.getByRole('alertdialog'));

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Signed in as owner@example.com')).toBeVisible();
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.getAllByText('This session')).toHaveLength(1);
    await expect(canvas.getByLabelText(/Current password/)).toHaveAttribute('autocomplete', 'current-password');
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const ManySessions: Story = {
  args: {
    sessions: sessionsInMemory(
      Array.from({ length: 40 }, (_each, index) => ({ ...sampleSessions[Math.min(index, 1)]!, id: `many-${index}` })),
    ),
  },
  play: async ({ canvas }) => expect(await canvas.findAllByRole('article')).toHaveLength(40),
};

export const Loading: Story = {
  args: { sessions: { ...sessionsInMemory(), list: () => new Promise(() => {}) } },
  play: async ({ canvas }) => expect(canvas.getByText('Loading sessions')).toBeInTheDocument(),
};

/** Only the current session. */
export const OnlyThisSession: Story = {
  args: { sessions: sessionsInMemory(sampleSessions.slice(0, 1)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No other device is signed in.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'End all others' })).toBeNull();
  },
};

export const OneEnded: Story = {
  parameters: pressed('End session (Safari on iOS)'),
  play: async ({ args, canvas, userEvent }) => {
    await expect(screen.getByRole('alertdialog', { name: 'End the session of Safari on iOS?' })).toBeVisible();
    await userEvent.click(question().getByRole('button', { name: 'End session' }));
    await expect(await screen.findByText('The session has ended: Safari on iOS')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(2));
    await expect(args.sessions.end).toHaveBeenCalledWith('s2');
  },
};

export const AllOthersEnded: Story = {
  parameters: pressed('End all others'),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(question().getByRole('button', { name: 'Cancel' }));
    await expect(args.sessions.endOthers).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'End all others' }));
    await userEvent.click(question().getByRole('button', { name: 'End all others' }));
    await expect(await screen.findByText('All other sessions have ended')).toBeVisible();
    await expect(await canvas.findByText('No other device is signed in.')).toBeVisible();
  },
};

export const PasswordChanged: Story = {
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    const { args, canvas } = context;
    await canvas.findAllByRole('article');
    mocked(args.sessions.list).mockReturnValueOnce(new Promise(() => {}));
    await change(context, 'correct horse battery');
    await expect(await screen.findByText('Your password is changed')).toBeVisible();
    await expect(args.onPasswordChange).toHaveBeenCalledWith({
      current: 'the one before',
      password: 'correct horse battery',
    });
    // The other sessions have ended too: the list is loaded again.
    await expect(await canvas.findByRole('group', { name: 'Sessions', busy: true })).toBeVisible();
    await expect(canvas.getByLabelText(/Current password/)).toHaveValue('');
  },
};

const wrong = 'The current password is not right.';

const changed = fn(async () => {});
const refused = Object.assign(new Error(wrong), { fields: { current: wrong } });

export const PasswordAttempts: Story = {
  args: { onPasswordChange: changed },
  beforeEach: () => void changed.mockReset().mockRejectedValueOnce(refused),
  parameters: preparedBy(async (context) => {
    await change(context, 'correct horse battery');
    await context.canvas.findByRole('link', { name: wrong });
  }),
  play: async (context) => {
    await expectAttempts(changed, [refused, new Error('Too many attempts'), null, refused], () =>
      change(context, 'correct horse battery'),
    );
    await expect(await context.canvas.findByRole('link', { name: wrong })).toBeVisible();
    await expect(context.canvas.getByLabelText(/New password/)).toHaveValue('correct horse battery');
  },
};

export const Errors: Story = {
  parameters: preparedBy(async (context) => {
    await change(context, 'short', 'other');
    await context.canvas.findByRole('group', { name: /attention/ });
  }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Use 12 characters or more.' })).toBeVisible();
    await expect(args.onPasswordChange).not.toHaveBeenCalled();
  },
};

export const EveryFailure: Story = {
  parameters: { expectsConsoleErrors: true },
  beforeEach: ({ args }) => lose(mocked(args.sessions.list)),
  play: async ({ args, canvas }) => {
    await loadAgain(mocked(args.sessions.list), 'Failed to load sessions');
    const end = mocked(args.sessions.end);
    for (let time = 0; time < 2; time++) {
      await fail(end, 'Failed to end the session', async () => {
        await press('End session (Safari on iOS)');
        await userEvent.click(question().getByRole('button', { name: 'End session' }));
      });
      await expect(await canvas.findByRole('button', { name: 'End session (Safari on iOS)' })).toBeVisible();
      await closeNotices();
    }
    // It may have ended elsewhere.
    await waitFor(() => expect(args.sessions.list).toHaveBeenCalledTimes(5));
  },
};
