import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { timesInMemory } from '../times/timesInMemory';
import { TimesManager } from './TimesManager';
import { guide } from './TimesManager.guide';

const meta = {
  title: 'Content/Admin/TimesManager',
  component: TimesManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { times: timesInMemory(), now: '2026-11-23T10:00:00.000Z' },
  argTypes: { times: { control: false }, now: { control: false } },
} satisfies Meta<typeof TimesManager>;

export default meta;
type Story = StoryObj<typeof meta>;

const withTimes = (options: Parameters<typeof timesInMemory>[0] = {}): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ args }) => {
    args.times = timesInMemory(options);
  },
});

/** A week in the owner's time zone; the next one is empty. */
export const Week: Story = {
  ...withTimes(),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Consultation: Ada Norling', { exact: false })).toBeVisible();
    await expect(canvas.getByText('09:00 to 10:00')).toBeVisible();
    await expect(canvas.getByText(/Blocked: Dentist/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next week' }));
    await expect(await canvas.findByText('Nothing is booked in this week.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'This week' }));
    await expect(await canvas.findByText(/Blocked: Dentist/)).toBeVisible();
  },
};

/** Cancelling a session asks for confirmation. */
export const CancelASession: Story = {
  ...withTimes(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the session with Ada Norling' }));
    const dialog = await screen.findByRole('alertdialog');
    await expect(args.times.cancel).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the session' }));
    await expect(args.times.cancel).toHaveBeenLastCalledWith('a');
    await expect(await canvas.findByText(/\(cancelled\)/)).toBeVisible();
  },
};

/** Moving a session to another date and time, in the owner's time zone. */
export const MoveASession: Story = {
  ...withTimes(),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move the session with Ada Norling' }));
    const dialog = within(await screen.findByRole('dialog'));
    const button = dialog.getByRole('button', { name: 'Move it' });
    await expect(button).toBeDisabled();
    const begins = dialog.getByLabelText('Begins at');
    await userEvent.clear(begins);
    await userEvent.type(begins, '14:30');
    await userEvent.click(button);
    await expect(args.times.move).toHaveBeenLastCalledWith('a', '2026-11-24T13:30:00.000Z');
    await expect(await canvas.findByText('14:30 to 15:30')).toBeVisible();
  },
};

/** Blocks and frees a time. */
export const BlockATime: Story = {
  ...withTimes({ booked: [] }),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Block a time' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('What for'), 'Travel');
    await userEvent.click(dialog.getByRole('button', { name: 'Block this time' }));
    await expect(args.times.block).toHaveBeenLastCalledWith(
      '2026-11-23T08:00:00.000Z',
      '2026-11-23T11:00:00.000Z',
      'Travel',
    );
    await canvas.findByRole('button', { name: 'Free this time' });
  },
};

export const TimeFreed: Story = {
  ...BlockATime,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await BlockATime.play?.(context);
    await userEvent.click(await canvas.findByRole('button', { name: 'Free this time' }));
    await expect(await canvas.findByText('Nothing is booked in this week.')).toBeVisible();
  },
};

/** Initially the form suggests hours, which are offered once saved. */
export const NothingSet: Story = {
  ...withTimes({ isSet: false, booked: [] }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Nothing is offered yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save the times' }));
    await waitFor(() =>
      expect(args.times.save).toHaveBeenLastCalledWith(
        expect.objectContaining({
          weekly: [2, 3, 4].map((day) => ({ day, from: '09:00', to: '12:00' })),
          lengths: expect.objectContaining({ consultation: 60 }),
        }),
      ),
    );
  },
};

/** Hours are added and removed, days off are sorted, and invalid settings are not saved. */
export const Settings: Story = {
  ...withTimes(),
  play: async ({ args, canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'When there is time' }));
    await userEvent.click(form.getByRole('button', { name: 'Add hours' }));
    await userEvent.click(form.getByRole('button', { name: 'Remove Tuesday, 09:00 to 12:00' }));
    await userEvent.click(form.getByRole('button', { name: 'Add days off' }));
    const save = form.getByRole('button', { name: 'Save the times' });
    await userEvent.click(save);
    await expect(await form.findByText(/Days off need a first and a last day/)).toBeVisible();
    await expect(args.times.save).not.toHaveBeenCalled();
    await userEvent.type(form.getByLabelText('First day'), '2026-12-24');
    await userEvent.click(save);
    await waitFor(() =>
      expect(args.times.save).toHaveBeenLastCalledWith(
        expect.objectContaining({
          weekly: [3, 4, 5].map((day) => ({ day, from: '09:00', to: '12:00' })),
          holidays: [{ from: '2026-12-24', to: '2026-12-24', name: '' }],
        }),
      ),
    );
  },
};

/** Leaving with unsaved changes asks first, but not after they were reverted or saved (BOOKING-15). */
export const Unsaved: Story = {
  ...withTimes(),
  args: { onUnsavedChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const form = within(await canvas.findByRole('form', { name: 'When there is time' }));
    const isUnsaved = (unsaved: boolean) =>
      waitFor(() => expect(args.onUnsavedChange).toHaveBeenLastCalledWith(unsaved));
    const asksBeforeUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await isUnsaved(false);
    await expect(asksBeforeUnload()).toBe(false);
    const notice = form.getByLabelText(/^Notice, in hours/);
    const before = (notice as HTMLInputElement).value;
    await userEvent.clear(notice);
    await userEvent.type(notice, '72');
    await isUnsaved(true);
    await expect(form.getByText('Not saved yet.')).toBeVisible();
    await expect(asksBeforeUnload()).toBe(true);
    await userEvent.clear(notice);
    await userEvent.type(notice, before);
    await isUnsaved(false);
    await userEvent.clear(notice);
    await userEvent.type(notice, '72');
    await userEvent.click(form.getByRole('button', { name: 'Save the times' }));
    await expect(await form.findByText('Saved.')).toBeVisible();
    await isUnsaved(false);
    await expect(asksBeforeUnload()).toBe(false);
  },
};

/** Reads the owner's calendar, and reports its problems. */
export const Calendar: Story = {
  ...withTimes({
    settings: { calendarUrl: 'https://calendar.example.com/private.ics' },
    calendar: { readAt: '2026-11-23T09:45:00.000Z', error: 'The server of the calendar answered with 404.' },
  }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/answered with 404/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Read it now' }));
    await expect(await canvas.findByText('It was read: you are busy 12 times.')).toBeVisible();
  },
};

export const Failed: Story = {
  parameters: { expectsConsoleErrors: true },
  beforeEach: ({ args }) => {
    args.times = { ...timesInMemory(), load: async () => Promise.reject(new Error('offline')) };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load the times')).toBeVisible();
  },
};

export const OnAPhone: Story = { ...withTimes(), globals: { viewport: { value: 'phone', isRotated: false } } };
