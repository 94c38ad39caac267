import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';
import { briefManager as guide } from '../admin.guide';
import { briefInMemory, sampleEditionRows } from '../briefs/briefInMemory';
import { BriefManager } from '.';

let brief = briefInMemory();

const meta = {
  title: 'Content/Admin/BriefManager',
  component: BriefManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: {
    brief,
    editorHref: (key?: string) => `/admin/content?entry=${key ?? ''}`,
    subscribersHref: '/admin/subscribers',
  },
  argTypes: { brief: { control: false }, editorHref: { control: false } },
  beforeEach: ({ args }) => {
    brief = briefInMemory();
    args.brief = brief;
  },
} satisfies Meta<typeof BriefManager>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A draft, an incomplete one, one being sent, and a sent one. */
export const Editions: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('400 of 1,200')).toBeVisible();
    await expect(canvas.getByText('November 27, 2026')).toBeVisible();
    await expect(canvas.queryByText(/2026-11-/)).toBeNull();
    await expect(canvas.getByText('Not ready to send. Summary: Fill this in.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Edit “Unfinished”' })).toHaveAttribute(
      'href',
      '/admin/content?entry=unfinished',
    );
    await expect(canvas.queryByRole('button', { name: /^Send….*“Unfinished”/ })).toBeNull();
    await expect(canvas.getAllByRole('button', { name: /^Send…/ })).toHaveLength(1);
  },
};

/** The mail as readers get it, and a test to the owner only. */
export const PreviewAndTest: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview “Insurance now asks for proof”' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByTitle(/^Preview of/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send me a test' }));
    await expect(await screen.findByText(/The test is on its way/)).toBeVisible();
    await expect(brief.sendTest).toHaveBeenCalledWith('insurance-asks-for-proof');
    await expect(brief.send).not.toHaveBeenCalled();
  },
};

/**
 * Sending asks first, with the number of recipients. The edition is published before, so that the mail can link to its
 * page.
 */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send… “Insurance now asks for proof”' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(dialog.getByText('Send “Insurance now asks for proof” to 1,280 subscribers?')).toBeVisible();
    await expect(dialog.getByText(/34 more want fewer editions/)).toBeVisible();
    await expect(brief.send).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Send it' }));
    await expect(await canvas.findByText('0 of 1,280')).toBeVisible();
    await expect(brief.send).toHaveBeenCalledWith('insurance-asks-for-proof', 'abc');
    await expect(brief.publish.mock.invocationCallOrder[0]).toBeLessThan(brief.send.mock.invocationCallOrder[0]!);
    await expect(canvas.queryByRole('button', { name: /^Send…/ })).toBeNull();
  },
};

export const SentWithoutPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send… “Insurance now asks for proof”' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('checkbox', { name: /^Also publish it/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send it' }));
    await expect(await canvas.findByText('0 of 1,280')).toBeVisible();
    await expect(brief.publish).not.toHaveBeenCalled();
  },
};

/** A scheduled edition can be rescheduled or cancelled until sending starts. */
export const Scheduled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Schedule… “Insurance now asks for proof”' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send at a time' }));
    await expect(dialog.getByText(/today they are 1,280/)).toBeVisible();
    await userEvent.type(dialog.getByLabelText(/^Day/), '2099-01-15');
    await userEvent.click(dialog.getByRole('button', { name: 'Schedule' }));
    await expect(await canvas.findByText('Scheduled')).toBeVisible();
    await expect(canvas.getByText('Leaves').nextElementSibling).toHaveTextContent('2099');
    await expect(brief.schedule).toHaveBeenCalledWith(
      'insurance-asks-for-proof',
      'abc',
      new Date('2099-01-15T09:00').toISOString(),
    );
    await expect(brief.send).not.toHaveBeenCalled();
  },
};

export const ScheduleCancelled: Story = {
  ...Scheduled,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Scheduled.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: /^Change the time…/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Send at a time' }));
    await expect(dialog.getByLabelText(/^Day/)).toHaveValue('2099-01-15');
    await userEvent.click(dialog.getByRole('button', { name: 'Do not send it then' }));
    await expect(await canvas.findByRole('button', { name: /^Schedule…/ })).toBeVisible();
    await expect(canvas.queryByText('Scheduled')).toBeNull();
  },
};

/** Sending that has started cannot be cancelled. */
export const BegunMeanwhile: Story = {
  parameters: { expectsConsoleErrors: true },
  beforeEach: ({ args }) => {
    const schedule = { send_at: '2099-01-15T09:00:00Z', missed_at: null };
    brief = briefInMemory(sampleEditionRows.map((row, index) => (index === 0 ? { ...row, schedule } : row)));
    args.brief = brief;
    const reason = 'It has no time any more.';
    brief.withdraw.mockRejectedValueOnce(Object.assign(new Error(reason), { reason }));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Change the time…/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Do not send it then' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('It has no time any more.');
  },
};

/** A scheduled edition whose draft has become invalid is sent as scheduled, or cancelled. */
export const ScheduledBeforeProblem: Story = {
  beforeEach: ({ args }) => {
    const schedule = { send_at: '2099-01-15T09:00:00Z', missed_at: null };
    brief = briefInMemory(sampleEditionRows.map((row) => (row.key === 'unfinished' ? { ...row, schedule } : row)));
    args.brief = brief;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^What was scheduled leaves all the same/)).toBeVisible();
  },
};

export const WithdrawnWithProblem: Story = {
  ...ScheduledBeforeProblem,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await ScheduledBeforeProblem.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Do not send it then “Unfinished”' }));
    await expect(await canvas.findByText(/^Not ready to send/)).toBeVisible();
    await expect(brief.withdraw.mock.calls).toEqual([['unfinished']]);
    await expect(brief.preview).not.toHaveBeenCalled();
  },
};

/** An edition without recipients at its scheduled time. */
export const Missed: Story = {
  beforeEach: ({ args }) => {
    const schedule = { send_at: '2026-11-20T09:00:00Z', missed_at: '2026-11-20T09:02:00Z' };
    args.brief = briefInMemory(sampleEditionRows.map((row, index) => (index === 0 ? { ...row, schedule } : row)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nobody wanted it')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Change the time…/ })).toBeVisible();
  },
};

export const PausedAndResumed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Pause/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Go on/ }));
    await expect(await canvas.findByRole('button', { name: /^Pause/ })).toBeVisible();
    await expect(brief.pause.mock.calls).toEqual([
      ['s1', true],
      ['s1', false],
    ]);
  },
};

/** The server's refusal is shown verbatim. */
export const Refused: Story = {
  parameters: { expectsConsoleErrors: true },
  play: async ({ canvas, userEvent }) => {
    const reason = 'Nobody gets this edition now.';
    brief.send.mockRejectedValueOnce(Object.assign(new Error(reason), { reason }));
    await userEvent.click(await canvas.findByRole('button', { name: /^Send…/ }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send it' }));
    await expect(await screen.findByText(/Nobody gets this edition now/)).toBeVisible();
    await expect(canvas.getByText('400 of 1,200')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => void brief.list.mockResolvedValue([]),
  play: async ({ canvas }) => expect(await canvas.findByText('There is no edition yet')).toBeVisible(),
};

export const Failed: Story = {
  parameters: { expectsConsoleErrors: true },
  beforeEach: () => {
    brief.list.mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};

export const TriedAgain: Story = {
  ...Failed,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(sampleEditionRows.length);
  },
};

export const Loading: Story = {
  beforeEach: () => void brief.list.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading the editions')).toBeInTheDocument(),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByText('400 of 1,200');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
