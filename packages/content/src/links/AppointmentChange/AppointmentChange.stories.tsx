import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AppointmentChange, type AppointmentDone, type AppointmentLink } from './AppointmentChange';
import { guide } from './AppointmentChange.guide';

const session = {
  title: 'Consultation',
  start: '2026-11-24T08:00:00.000Z',
  end: '2026-11-24T09:00:00.000Z',
  timeZone: 'Europe/Zurich',
};
const offer = {
  timeZone: 'Europe/Zurich',
  minutes: 60,
  starts: ['2026-11-25T08:00:00.000Z', '2026-11-25T09:00:00.000Z'],
};
const later = { ...session, start: '2026-11-25T09:00:00.000Z', end: '2026-11-25T10:00:00.000Z' };

const meta = {
  title: 'Content/Links/AppointmentChange',
  component: AppointmentChange,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    hasLink: true,
    onRead: fn(async (): Promise<AppointmentLink> => ({ use: 'cancel', session, offer: null })),
    onChange: fn(async (): Promise<AppointmentDone> => ({ done: 'cancelled', session })),
    bookHref: '/schedule-consultation',
  },
} satisfies Meta<typeof AppointmentChange>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing changes until the button is pressed. */
export const Cancel: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Cancel this session' });
    await expect(canvas.getByText(/Tuesday, November 24, 9:00 AM to 10:00 AM/)).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(await canvas.findByText('Your session was cancelled')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined);
  },
};

/** The button is disabled until a time is picked. */
export const Move: Story = {
  args: {
    onRead: fn(async (): Promise<AppointmentLink> => ({ use: 'move', session, offer })),
    onChange: fn(async (): Promise<AppointmentDone> => ({ done: 'moved', session: later })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Move it to this time' });
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('radio', { name: '10:00 AM' }));
    await userEvent.click(button);
    await expect(await canvas.findByText('Your session was moved')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: offer.starts[1], timeZone: 'Europe/Zurich' });
  },
};

/** Someone else has booked the time: the remaining free times are shown. */
export const Taken: Story = {
  args: {
    onRead: fn(async (): Promise<AppointmentLink> => ({ use: 'move', session, offer })),
    onChange: fn(async (): Promise<AppointmentDone> => ({ next: { ...offer, starts: [offer.starts[1]!] } })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: '9:00 AM' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Move it to this time' }));
    await expect(await canvas.findByText('This time is not free any more')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('radio')).toHaveLength(1));
    await expect(canvas.getByRole('button', { name: 'Move it to this time' })).toBeDisabled();
  },
};

const refused = (refusal: 'invalid' | 'expired' | 'changed' | 'cancelled' | 'gone', title: string): Story => ({
  args: { onRead: fn(async (): Promise<AppointmentLink> => ({ refusal })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Tampered = refused('invalid', 'This is not a whole link');
export const Over = refused('expired', 'The session has begun');
export const Used = refused('changed', 'This link was used before');
export const Cancelled = refused('cancelled', 'This session was cancelled');
export const Gone = refused('gone', 'There is nothing behind this link any more');

export const Failed: Story = {
  args: { onRead: fn(async () => Promise.reject(new Error('offline'))) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Your session was not changed')).toBeVisible();
  },
};

/** Without a link nothing is loaded. */
export const WithoutLink: Story = {
  args: { hasLink: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The links to your session are in a mail')).toBeVisible();
    await expect(args.onRead).not.toHaveBeenCalled();
  },
};
