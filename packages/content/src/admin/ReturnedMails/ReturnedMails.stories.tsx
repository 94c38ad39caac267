import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { returnedMails as guide } from '../admin.guide';
import { subscribersInMemory } from '../briefs/briefInMemory';
import { sampleForward, sampleReturn, type SampleReturn } from '../briefs/returnedMailSample';
import { ReturnedMails } from '.';

let subscribers = subscribersInMemory();

const meta = {
  title: 'Content/Admin/ReturnedMails',
  component: ReturnedMails,
  parameters: { guide, docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { subscribers, onMarked: fn(), onClose: fn() },
  argTypes: { subscribers: { control: false } },
  beforeEach: ({ args }) => {
    subscribers = subscribersInMemory();
    args.subscribers = subscribers;
  },
} satisfies Meta<typeof ReturnedMails>;

export default meta;
type Story = StoryObj<typeof meta>;

const eml = (source: string, name = 'returned.eml') => new File([source], name, { type: 'message/rfc822' });
const returnOf = (sample: SampleReturn) => eml(sampleReturn(sample), `${sample.to}.eml`);
const proposal = 'These addresses will get no more editions';

export const Nothing: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Returned mails' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Mark/ })).toBeNull();
  },
};

/** One address is deselected; the button marks the others. */
export const Files: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const files = ['reader-0@example.com', 'reader-3@example.com'].map((to) => returnOf({ to }));
    await userEvent.upload(await canvas.findByLabelText('Mails'), files);
    await expect(await canvas.findByText('2 addresses are refused for good')).toBeVisible();
    await expect(canvas.getAllByText('(1 address)')).toHaveLength(2);
    const group = await canvas.findByRole('group', { name: proposal });
    await expect(group.querySelectorAll('input:checked')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'reader-3@example.com: 550 5.1.1 No such user here' }));
    await expect(subscribers.markReturned).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark 1 address' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(subscribers.markReturned).toHaveBeenCalledOnce();
    await expect(subscribers.markReturned).toHaveBeenCalledWith([
      { email: 'reader-0@example.com', reason: '550 5.1.1 No such user here' },
    ]);
    await expect(args.onMarked).toHaveBeenCalledOnce();
  },
};

/** With all addresses deselected the button does nothing. */
export const AllLeftOut: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Mails'), returnOf({ to: 'reader-0@example.com' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^reader-0/ }));
    const button = canvas.getByRole('button', { name: 'Mark addresses' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    await expect(subscribers.markReturned).not.toHaveBeenCalled();
  },
};

/** The source of a mail is pasted, here with two forwarded ones attached. */
export const Pasted: Story = {
  play: async (context) => {
    const { canvas } = context;
    const field = await canvas.findByLabelText('Or the source of one');
    fireEvent.change(field, { target: { value: 'Hello' } });
    await expect(await canvas.findByText(/There is no report of a mail server in it/)).toBeVisible();
    const source = sampleForward([
      sampleReturn({ to: 'reader-0@example.com' }),
      sampleReturn({ to: 'reader-2@example.com' }),
    ]);
    fireEvent.change(field, { target: { value: source } });
    await expect(await canvas.findByRole('button', { name: 'Mark 2 addresses' })).toBeVisible();
    await expect(canvas.queryByText(/There is no report/)).toBeNull();
  },
};

export const PastedAndCleared: Story = {
  ...Pasted,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas } = context;
    await Pasted.play?.(context);
    const field = await canvas.findByLabelText('Or the source of one');
    fireEvent.change(field, { target: { value: '' } });
    await waitFor(() => expect(canvas.queryByRole('group', { name: proposal })).toBeNull());
  },
};

/** Addresses that are delayed, already unsubscribed, confirmed again or unknown are listed and left unchanged. */
export const LeftAsTheyAre: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Mails'), [
      returnOf({ to: 'reader-0@example.com', action: 'delayed', status: '4.4.1', said: '421 Try later' }),
      returnOf({ to: 'reader-4@example.com' }),
      returnOf({ to: 'reader-7@example.com', date: 'Thu, 01 Oct 2026 00:00:00 +0000' }),
      returnOf({ to: 'stranger@example.com' }),
    ]);
    await expect(await canvas.findByText('Nobody on the list is refused for good')).toBeVisible();
    for (const [label, emails] of [
      ['Delayed, or not refused for good', 'reader-0@example.com'],
      ['Gets no editions already, or confirmed since', 'reader-4@example.com, reader-7@example.com'],
      ['Not on the list', 'stranger@example.com'],
    ] as const)
      await expect(canvas.getByText(label).nextElementSibling).toHaveTextContent(emails);
    await expect(canvas.queryByRole('button', { name: /^Mark/ })).toBeNull();
  },
};

/** Files without a report or beyond the size limit show an error; removed files no longer count. */
export const NotRead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Mails'), [
      eml('From: ada@example.com\r\n\r\nThank you!', 'answer.eml'),
      eml('x'.repeat(2_000_001), 'large.eml'),
      returnOf({ to: 'reader-0@example.com' }),
    ]);
    await expect(await canvas.findByText('(no report)')).toBeVisible();
    await expect(canvas.getByText('(larger than 2 MB)')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Mark 1 address' })).toBeVisible();
  },
};

export const NotReadRemoved: Story = {
  ...NotRead,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await NotRead.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove reader-0@example.com.eml' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Mark/ })).toBeNull());
  },
};

/** At most a hundred files; the rest is skipped. */
export const TooMany: Story = {
  play: async ({ canvas, userEvent }) => {
    const files = Array.from({ length: 101 }, (_, index) => eml('x', `${index}.eml`));
    await userEvent.upload(await canvas.findByLabelText('Mails'), files);
    await expect(await canvas.findByText(/^Up to 100 mails are read at once/)).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Chosen: Mails' }).children).toHaveLength(100);
    await waitFor(() => expect(canvas.getAllByText('(no report)')).toHaveLength(100), { timeout: 15_000 });
  },
};

/** A failed look-up or update can be retried. */
export const Failed: Story = {
  parameters: { expectsConsoleErrors: true },
  play: async ({ canvas, userEvent }) => {
    subscribers.find.mockRejectedValueOnce(new Error('offline'));
    subscribers.markReturned.mockRejectedValueOnce(new Error('offline'));
    await userEvent.upload(await canvas.findByLabelText('Mails'), returnOf({ to: 'reader-0@example.com' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The addresses could not be looked up');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark 1 address' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The addresses were not all marked');
  },
};

export const MarkedAfterFailures: Story = {
  ...Failed,
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await Failed.play?.(context);
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Mark 1 address' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const said = `550 5.1.1 ${'unknown'.repeat(30)}`;
    await userEvent.upload(await canvas.findByLabelText('Mails'), returnOf({ to: 'reader-0@example.com', said }));
    await canvas.findByRole('group', { name: proposal });
    const dialog = canvas.getByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
