import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { messagesInMemory } from '../messagesInMemory';
import type { MessageStore } from '../messageStore';
import { firstMessageView } from '../messageView';
import { sampleMessages } from '../sampleMessages';
import { MessageManager, type MessageManagerProps } from '.';
import { messageManager as guide } from '../admin.guide';

/** Keeps the view, as the address does on the site. */
function WithView(props: MessageManagerProps) {
  const [view, setView] = useState(props.view);
  return (
    <MessageManager
      {...props}
      view={view}
      onViewChange={(next, options) => {
        props.onViewChange(next, options);
        setView(next);
      }}
    />
  );
}

const meta = {
  title: 'Content/Admin/MessageManager',
  component: MessageManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { messages: messagesInMemory(), view: firstMessageView, onViewChange: fn(), onExport: fn() },
  argTypes: { messages: { control: false } },
  render: (args) => <WithView {...args} />,
} satisfies Meta<typeof MessageManager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('3 messages')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const Loading: Story = {
  args: { messages: { ...messagesInMemory(), list: () => new Promise(() => {}) } },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading messages'),
};

export const Empty: Story = {
  args: { messages: messagesInMemory([]) },
  play: async ({ canvas }) => expect(await canvas.findByRole('heading', { name: 'No messages yet' })).toBeVisible(),
};

export const Filtered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Form' }), 'Consultation');
    await expect(await canvas.findByText('1 message found')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Priya Raman' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mail' }), 'Failed');
    await expect(await canvas.findByRole('heading', { name: 'No message fits' })).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      { ...firstMessageView, form: 'consultation', mail: 'failed' },
      { replace: false },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all messages' }));
    await expect(await canvas.findByText('3 messages')).toBeVisible();
  },
};

/** A message that no longer fits the filter stays until the next load, so that the mark can be taken back. */
export const Marked: Story = {
  args: { messages: messagesInMemory(), view: { ...firstMessageView, state: 'open' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as handled (Ada Okafor)' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as open (Ada Okafor)' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as handled (Ada Okafor)' })).toBeVisible();
    await expect(args.messages.setHandled).toHaveBeenLastCalledWith('m1', false);
  },
};

/** Everything that fits the filter, from all pages. */
export const Exported: Story = {
  args: { messages: messagesInMemory(), view: { ...firstMessageView, form: 'contact' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith(
        expect.stringMatching(/^messages-\d{4}-\d\d-\d\d\.csv$/),
        expect.stringContaining('Ada Okafor,ada@northwind.example'),
      ),
    );
    await expect(args.messages.listAll).toHaveBeenCalledWith({ form: 'contact', mail: 'all', state: 'all' });
  },
};

const fails = async () => Promise.reject(new Error('no answer'));

export const EverythingFails: Story = {
  parameters: { expectsConsoleErrors: true },
  args: {
    messages: {
      list: fn<MessageStore['list']>(async () => ({ rows: [...sampleMessages], total: 3 })),
      listAll: fails,
      setHandled: fails,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as handled (Ada Okafor)' }));
    await expect(await screen.findByText('Failed to mark the message')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(await screen.findByText('Failed to export messages')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Mark as handled (Ada Okafor)' })).toBeVisible();
  },
};

export const LoadFailed: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { messages: { ...messagesInMemory(), list: fn(fails) } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.messages.list).toHaveBeenCalledTimes(2));
  },
};
