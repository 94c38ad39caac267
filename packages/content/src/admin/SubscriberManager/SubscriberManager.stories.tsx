import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { subscriberManager as guide } from '../admin.guide';
import { subscribersInMemory } from '../briefs/briefInMemory';
import { sampleReturn } from '../briefs/returnedMailSample';
import { SubscriberManager, type SubscriberManagerProps } from '.';

let subscribers = subscribersInMemory();
const onExport = fn<SubscriberManagerProps['onExport']>();

function WithView(props: SubscriberManagerProps) {
  const [view, setView] = useState(props.view);
  return <SubscriberManager {...props} view={view} onViewChange={setView} />;
}

const meta = {
  title: 'Content/Admin/SubscriberManager',
  component: SubscriberManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: {
    subscribers,
    view: { state: 'all', search: '', page: 1 },
    hrefOf: ({ page }) => `?page=${page}`,
    onViewChange: fn(),
    onExport,
  },
  argTypes: { subscribers: { control: false }, hrefOf: { control: false } },
  render: (args) => <WithView {...args} />,
  beforeEach: ({ args }) => {
    subscribers = subscribersInMemory();
    args.subscribers = subscribers;
    onExport.mockClear();
  },
} satisfies Meta<typeof SubscriberManager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Subscribers, page 1 of 2' })).toBeVisible();
    await expect(await canvas.findByText('14 people get the brief')).toBeVisible();
    await expect(canvas.getAllByText('Every two weeks')[0]).toBeVisible();
    await expect(canvas.getAllByText('550 No such mailbox here')[0]).toBeVisible();
  },
};

export const FoundByStateAndName: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('State'), 'Refused');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Subscribers' }).querySelectorAll('article')).toHaveLength(4),
    );
    await userEvent.type(canvas.getByRole('searchbox'), 'reader-5');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: 'Subscribers' }).querySelectorAll('article')).toHaveLength(1),
    );
  },
};

export const NobodyFound: Story = {
  ...FoundByStateAndName,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await FoundByStateAndName.play?.(context);
    await userEvent.type(canvas.getByRole('searchbox'), ' nobody');
    await expect(await canvas.findByText('Nobody found')).toBeVisible();
  },
};

/** For a spreadsheet; formulas are escaped. */
export const Exported: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export 30 as CSV' }));
    await waitFor(() => expect(onExport).toHaveBeenCalledOnce());
    const [name, content, type] = onExport.mock.calls[0]!;
    await expect(name).toMatch(/^subscribers-\d{4}-\d\d-\d\d\.csv$/);
    await expect(type).toBe('text/csv');
    await expect(content.split('\r\n')).toHaveLength(32);
    await expect(content).toContain(`"'=HYPERLINK(""x"")"`);
  },
};

export const Removed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove reader-0@example.com' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await expect(subscribers.remove).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('reader-0@example.com')).toBeNull());
    await expect(await canvas.findByText('13 people get the brief')).toBeVisible();
  },
};

/** Addresses of bounced mails are marked after confirmation. */
export const ReturnedMails: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('14 people get the brief')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Returned mails…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Returned mails' }));
    const file = new File([sampleReturn({ to: 'reader-0@example.com' })], 'returned.eml', { type: 'message/rfc822' });
    await userEvent.upload(dialog.getByLabelText('Mails'), file);
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark 1 address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('13 people get the brief')).toBeVisible();
    await expect(await canvas.findByText('550 5.1.1 No such user here')).toBeVisible();
  },
};

export const Empty: Story = {
  beforeEach: () => void subscribers.list.mockResolvedValue({ rows: [], total: 0 }),
  play: async ({ canvas }) => expect(await canvas.findByText('Nobody has ordered the brief yet')).toBeVisible(),
};

export const Failed: Story = {
  parameters: { expectsConsoleErrors: true },
  beforeEach: () => {
    subscribers.list.mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible(),
};

export const TriedAgain: Story = {
  ...Failed,
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('group', { name: /^Subscribers/ })).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => void subscribers.list.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas }) => expect(await canvas.findByText('Loading the subscribers')).toBeInTheDocument(),
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('group', { name: /^Subscribers/ });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
