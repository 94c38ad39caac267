import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BriefPreferences, type BriefPreferencesProps } from '.';
import type { BriefRefusal, BriefSubscription } from '../briefSubscription';
import { guide } from './BriefPreferences.guide';

const active: BriefSubscription = {
  email: 'ada@northwind.example',
  state: 'active',
  brief_type: 'msp',
  industry: 'retail',
  frequency: 'monthly',
};
const answer = (subscription: BriefSubscription | null) => ({ subscription, manage: '/brief-preferences#token' });

const onRead = fn<BriefPreferencesProps['onRead']>();
const onSave = fn<BriefPreferencesProps['onSave']>();
const onUnsubscribe = fn<BriefPreferencesProps['onUnsubscribe']>();
const onForget = fn<BriefPreferencesProps['onForget']>();

const meta = {
  title: 'Content/Links/BriefPreferences',
  component: BriefPreferences,
  parameters: { guide, layout: 'fullscreen' },
  args: { hasLink: true, onRead, onSave, onUnsubscribe, onForget, formHref: '/executive-brief' },
  beforeEach: () => {
    for (const call of [onRead, onSave, onUnsubscribe, onForget]) call.mockReset();
    onRead.mockResolvedValue(answer(active));
    onSave.mockImplementation(async (changes) => answer({ ...active, ...changes }));
    onUnsubscribe.mockResolvedValue(answer({ ...active, state: 'unsubscribed' }));
    onForget.mockResolvedValue(answer(null));
  },
} satisfies Meta<typeof BriefPreferences>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Opening the page loads the subscription without changing it. */
export const Active: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Brief')).toHaveValue('msp');
    await expect(canvas.getByLabelText('How often')).toHaveValue('monthly');
    await expect(canvas.getByLabelText('Industry')).toHaveValue('retail');
    await expect(canvas.getByText('The executive brief goes to ada@northwind.example.')).toBeVisible();
    for (const call of [onSave, onUnsubscribe, onForget]) await expect(call).not.toHaveBeenCalled();
  },
};

export const Saved: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Brief'), 'All three');
    await userEvent.selectOptions(canvas.getByLabelText('How often'), 'Quarterly');
    await userEvent.selectOptions(canvas.getByLabelText('Industry'), 'Not said');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Saved. It holds from the next edition on.');
    await expect(onSave).toHaveBeenCalledWith({ brief_type: 'all', industry: null, frequency: 'quarterly' });
  },
};

export const Paused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause' }));
    await expect(await canvas.findByText(/is paused: no edition is sent/)).toBeVisible();
  },
};

export const PausedAndResumed: Story = {
  ...Paused,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Paused.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Go on' }));
    await expect(await canvas.findByText('The executive brief goes to ada@northwind.example.')).toBeVisible();
    await expect(onSave.mock.calls).toEqual([[{ state: 'paused' }], [{ state: 'active' }]]);
  },
};

/** One press, without confirmation. The form leads back. */
export const Unsubscribed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('You are unsubscribed.');
    await expect(canvas.queryByRole('button', { name: 'Unsubscribe' })).toBeNull();
    await expect(canvas.queryByLabelText('Brief')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Order the brief' })).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete my address' }));
    const dialog = within(canvasElement.ownerDocument.body).getByRole('alertdialog');
    await expect(onForget).not.toHaveBeenCalled();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Your address is deleted from the list');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A bounced address gets no mails; its data can be deleted. */
export const Bounced: Story = {
  beforeEach: () => void onRead.mockResolvedValue(answer({ ...active, state: 'bounced' })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Mails to your address came back/)).toBeVisible();
    await expect(canvas.queryByLabelText('Brief')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Delete my address' })).toBeVisible();
  },
};

const refused = (refusal: BriefRefusal, title: string): Story => ({
  beforeEach: () => void onRead.mockResolvedValue({ refusal }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(title);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Invalid = refused('invalid', 'This is not a whole link');

export const Gone = refused('gone', 'There is no subscription behind this link any more');

/** Loading and saving can be retried. */
export const Failed: Story = {
  beforeEach: () => {
    onRead.mockRejectedValueOnce(new Error('offline'));
    onUnsubscribe.mockRejectedValueOnce(Object.assign(new Error('503'), { reason: 'The server is busy.' }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server did not answer.');
  },
};

export const FailedAndRetried: Story = {
  ...Failed,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Failed.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The server is busy.');
    await userEvent.click(canvas.getByRole('button', { name: 'Unsubscribe' }));
    await expect(await canvas.findByText(/You are unsubscribed/)).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => void onRead.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your subscription')).toBeInTheDocument();
  },
};

export const WithoutLink: Story = {
  args: { hasLink: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The link to your subscription is in each edition');
    await expect(onRead).not.toHaveBeenCalled();
  },
};
