import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { scheduleDialog as guide } from '../admin.guide';
import { ScheduleDialog } from '.';

const meta = {
  title: 'Content/Admin/ScheduleDialog',
  component: ScheduleDialog,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 420 } } },
  args: {
    heading: 'Publish at a time',
    title: 'Insurance now asks for proof',
    at: '2099-01-15T09:00:00.000Z',
    note: 'The draft goes live then.',
    withdrawLabel: 'Publish by hand instead',
    onSchedule: fn(async () => {}),
    onClose: fn(),
  },
} satisfies Meta<typeof ScheduleDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The current time is prefilled. */
export const Scheduled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await waitFor(() => expect(args.onSchedule).toHaveBeenCalledWith('2099-01-15T09:00:00.000Z'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Requires a future date; the time is in the browser's time zone. */
export const New: Story = {
  args: { at: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Publish by hand instead' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await expect(canvas.getByText('Choose a day and a time.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Day/), '2020-01-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await expect(canvas.getByText('Choose a time in the future.')).toBeVisible();
    await expect(args.onSchedule).not.toHaveBeenCalled();
  },
};

export const GivenUp: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish by hand instead' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSchedule).toHaveBeenCalledWith(null);
  },
};

/** The server's refusal is shown verbatim. */
export const Refused: Story = {
  parameters: { expectsConsoleErrors: true },
  beforeEach: ({ args }) => {
    const reason = 'It has started.';
    args.onSchedule = fn(async () => Promise.reject(Object.assign(new Error(reason), { reason })));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish by hand instead' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('It has started.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
