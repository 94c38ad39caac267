import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { messagesInMemory } from '../messages/messagesInMemory';
import type { Message } from '../messages/message';
import type { MessageStore } from '../messages/messageStore';
import { defaultMessageView, filterOf } from '../messages/messageView';
import { sampleMessages } from '../messages/sampleMessages';
import { MessageManager, type MessageManagerProps } from '.';
import { withView } from '../lists/withView';
import { messageManager as guide } from '../admin.guide';

const WithView = withView<MessageManagerProps['view'], MessageManagerProps>(MessageManager);

const meta = {
  title: 'Content/Admin/MessageManager',
  component: MessageManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { messages: messagesInMemory(), view: defaultMessageView, onViewChange: fn(), onExport: fn() },
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

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Only the rows of one page are requested. */
export const Many: Story = {
  args: {
    messages: messagesInMemory(
      Array.from({ length: 500 }, (_each, index) => ({
        ...sampleMessages[0]!,
        id: `many-${index}`,
        name: `Visitor ${index + 1}`,
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('500 messages')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(24);
    await expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible();
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
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'New');
    await expect(await canvas.findByRole('heading', { name: 'No message fits' })).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      { ...defaultMessageView, form: 'consultation', state: 'new' },
      { replace: false },
    );
  },
};

export const FiltersCleared: Story = {
  ...Filtered,
  tags: ['!autodocs'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    await Filtered.play?.(context);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all messages' }));
    await expect(await canvas.findByText('3 messages')).toBeVisible();
  },
};

/** The additional filters are expanded while one of them is set. */
export const MoreFilters: Story = {
  args: { view: { ...defaultMessageView, from: '2026-11-19', to: '2026-11-19' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('1 message found')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Tomás Lindqvist' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mail to you' }), 'Failed');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      { ...defaultMessageView, from: '2026-11-19', to: '2026-11-19', mail: 'failed' },
      { replace: false },
    );
  },
};

export const Searched: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search messages' }), ' growth priya ');
    await expect(await canvas.findByText('No message fits')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox', { name: 'Search messages' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search messages' }), '4TB8-ZC0M');
    await expect(await canvas.findByText('1 message found')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Tomás Lindqvist' })).toBeVisible();
  },
};

/** Filters can be saved with a name, reordered and deleted. */
export const FiltersSaved: Story = {
  args: { messages: messagesInMemory(), view: { ...defaultMessageView, state: 'waiting' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Saved filters'));
    for (const name of ['Waiting', 'Later']) {
      await userEvent.type(canvas.getByRole('textbox', { name: 'Name for the present filter' }), name);
      await userEvent.click(canvas.getByRole('button', { name: 'Save filter' }));
      await expect(await canvas.findByRole('link', { name })).toHaveAttribute('href', '?state=waiting');
    }
    const list = within(canvas.getByRole('list', { name: 'Saved filters' }));
    await userEvent.click(list.getByRole('button', { name: 'Move up Later' }));
    await waitFor(() =>
      expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Later', 'Waiting']),
    );
    await userEvent.click(list.getByRole('button', { name: 'Delete the filter Later' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(1));
    await expect(args.messages.addFilter).toHaveBeenCalledWith('Later', '?state=waiting', 1);
  },
};

/** Opening a message marks it as read; the list shows changes made there. */
export const Opened: Story = {
  args: { messages: messagesInMemory(), view: { ...defaultMessageView, open: 'm1' }, onChanged: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Opened message' })).toHaveFocus();
    await expect(await canvas.findByText(/<b>security<\/b> program/)).toBeVisible();
    await expect(canvas.queryByText('Unread')).toBeNull();
    await expect(args.onChanged).toHaveBeenCalled();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Waiting');
    await expect(await canvas.findByText(/^Changed by owner@example\.com/)).toBeVisible();
    await expect(args.messages.change).toHaveBeenCalledWith({ ids: ['m1'] }, { state: 'waiting' });
    await expect(canvas.getByRole('link', { name: 'All messages' })).toHaveAttribute('href', '?');
  },
};

export const OpenedOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { messages: messagesInMemory(), view: { ...defaultMessageView, open: 'm2' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Audience size')).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** The message behind a saved link was deleted. */
export const OpenedGone: Story = {
  args: { messages: messagesInMemory(), view: { ...defaultMessageView, open: 'gone' } },
  play: async ({ canvas }) => expect(await canvas.findByText('This message is gone')).toBeVisible(),
};

export const OpenedAway: Story = {
  parameters: { expectsConsoleErrors: true },
  args: {
    messages: { ...messagesInMemory(), open: fn(async () => Promise.reject(new Error('no answer'))) },
    view: { ...defaultMessageView, open: 'm1' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to load the message')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.messages.open).toHaveBeenCalledTimes(2));
  },
};

/** Deleted elsewhere while open: the change reports it, and nothing is lost. */
export const OpenedAndDeletedElsewhere: Story = {
  parameters: { expectsConsoleErrors: true },
  args: {
    messages: { ...messagesInMemory(), change: fn(async () => Promise.reject(new Error('no longer exists'))) },
    view: { ...defaultMessageView, open: 'm1' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'State' }), 'Done');
    await expect(await screen.findByText('Failed to change the message')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveValue('new');
  },
};

type Play = Parameters<NonNullable<Story['play']>>[0];

async function choose(canvas: Play['canvas'], userEvent: Play['userEvent'], action: string) {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'With those selected' }), action);
  await userEvent.click(canvas.getByRole('button', { name: 'Do it' }));
}

/** Marks several at once. */
export const SeveralMarked: Story = {
  args: { messages: messagesInMemory(), onChanged: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }));
    await choose(canvas, userEvent, 'Mark as done');
    await waitFor(() => {
      for (const row of canvas.getAllByRole('article')) expect(row).toHaveTextContent('Done');
    });
    await expect(args.messages.change).toHaveBeenCalledWith({ ids: ['m1', 'm2', 'm3'] }, { state: 'done' });
    await expect(args.onChanged).toHaveBeenCalled();
    await expect(canvas.queryByText(/selected$/)).toBeNull();
  },
};

/** Spam disappears from the list, and can be restored at once or later. */
export const SeveralSpam: Story = {
  args: { messages: messagesInMemory() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select the message of Ada Okafor' }));
    await choose(canvas, userEvent, 'Mark as spam');
    await expect(await canvas.findByText('1 message is marked as spam')).toBeVisible();
    await expect(canvas.getByText('2 messages')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('3 messages')).toBeVisible();
    await expect(args.messages.change).toHaveBeenLastCalledWith({ ids: ['m1'] }, { spam: false });
  },
};

/** All matching messages, also on other pages, are changed after a confirmation. */
export const AllThatFit: Story = {
  args: {
    messages: messagesInMemory(
      Array.from({ length: 100 }, (_each, index) => ({ ...sampleMessages[0]!, id: `all-${index}` })),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 100 messages' }));
    await expect(canvas.getByText('100 selected')).toBeVisible();
    await choose(canvas, userEvent, 'Mark as read');
    const question = canvas.getByRole('alertdialog', { name: 'Mark as read: 100 messages?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Mark as read' }));
    await waitFor(() =>
      expect(args.messages.change).toHaveBeenCalledWith({ filter: filterOf(defaultMessageView) }, { read: true }),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Select all 100 messages' }));
    await choose(canvas, userEvent, 'Delete');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 100 messages' }));
    await expect(await canvas.findByText('100 messages are deleted')).toBeVisible();
  },
};

/** Exports all messages that match the filter, from all pages. */
export const Exported: Story = {
  args: { messages: messagesInMemory(), view: { ...defaultMessageView, form: 'contact' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export as CSV' }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith(
        expect.stringMatching(/^messages-\d{4}-\d\d-\d\d\.csv$/),
        expect.stringContaining('Ada Okafor,ada@northwind.example'),
        'text/csv;charset=utf-8',
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Export as JSON' }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenLastCalledWith(
        expect.stringMatching(/^messages-\d{4}-\d\d-\d\d\.json$/),
        expect.stringContaining('"reference": "A7K2-9QXD"'),
        'application/json',
      ),
    );
    await expect(args.messages.listAll).toHaveBeenCalledWith(filterOf({ ...defaultMessageView, form: 'contact' }));
  },
};

/** Deleting asks for confirmation and states the consequences; it can be undone, and focus moves to the undo button. */
export const Deleted: Story = {
  args: { messages: messagesInMemory(), view: { ...defaultMessageView, open: 'm2' } },
  play: async ({ args, canvas, userEvent }) => {
    const press = await canvas.findByRole('button', { name: 'Delete the message of Tomás Lindqvist' });
    await userEvent.click(press);
    const question = canvas.getByRole('alertdialog', { name: 'Delete this message?' });
    await expect(question).toHaveTextContent('From Tomás Lindqvist.');
    await expect(question).toHaveTextContent('It has not been mailed to you, and will not be.');
    await expect(question).toHaveTextContent('A backup that was made before keeps what it held');
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
    await expect(press).toHaveFocus();
    await expect(args.messages.remove).not.toHaveBeenCalled();

    await userEvent.click(press);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete message' }));
    const offer = await canvas.findByText('1 message is deleted');
    await expect(offer).toBeVisible();
    await waitFor(() => expect(offer.closest('[tabindex="-1"]')).toHaveFocus());
    await expect(await screen.findByText('Message deleted')).toBeVisible();
    await expect(await canvas.findByText('2 messages')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('3 messages')).toBeVisible();
    await expect(args.messages.restore).toHaveBeenCalledWith(['m2']);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
};

/** Several at once; the number of selected messages is announced. */
export const SelectedDeleted: Story = {
  args: { messages: messagesInMemory() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select the message of Ada Okafor' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select the message of Priya Raman' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();
    await choose(canvas, userEvent, 'Delete');
    const question = canvas.getByRole('alertdialog', { name: 'Delete 2 messages?' });
    await expect(question).toHaveTextContent('1 of them has not been mailed to you, and will not be.');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete 2 messages' }));
    await expect(await canvas.findByText('2 messages are deleted')).toBeVisible();
    await expect(args.messages.remove).toHaveBeenCalledWith({ ids: ['m1', 'm2'] });
    await expect(canvas.getByText('1 message')).toBeVisible();
    await expect(canvas.queryByText(/selected/)).toBeNull();
  },
};

const ofOnePerson = sampleMessages.map((message) =>
  message.id === 'm3' ? { ...message, email: 'ADA@northwind.example' } : message,
);

/** Everything stored about one person, matched case-insensitively: exported and deleted. */
export const Person: Story = {
  args: { messages: messagesInMemory(ofOnePerson), view: { ...defaultMessageView, open: 'm1' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All from this person (Ada Okafor)' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Everything from this person' }));
    await expect(await dialog.findByText(/^2 messages by this address/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Export as JSON' }));
    await expect(args.onExport).toHaveBeenLastCalledWith(
      expect.stringMatching(/^messages-ada-northwind\.example-\d{4}-\d\d-\d\d\.json$/),
      expect.stringContaining('"ADA@northwind.example"'),
      'application/json',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete all 2' }));
    await expect(canvas.queryByRole('checkbox', { name: /subscription/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2 messages' }));
    await expect(await canvas.findByText('2 messages are deleted')).toBeVisible();
    await expect(args.messages.remove).toHaveBeenCalledWith({ ids: ['m1', 'm3'] });
    await expect(canvas.getByText('1 message')).toBeVisible();
  },
};

const ordered = { email: 'ada@northwind.example', state: 'active' };
const withBrief = messagesInMemory(ofOnePerson);

/** Deleting a subscriber's messages offers to end the subscription too (MESSAGE-13). */
export const PersonWithBrief: Story = {
  args: {
    messages: {
      ...withBrief,
      listOfPerson: fn<MessageStore['listOfPerson']>(async (email) => {
        const rows = await withBrief.listOfPerson(email);
        return rows.map((row, index) => (index === 0 ? { ...row, subscription: ordered } : row));
      }),
    },
    view: { ...defaultMessageView, open: 'm1' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All from this person (Ada Okafor)' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete all 2' }));
    const choice = await canvas.findByRole('checkbox', { name: 'Also end their subscription to the brief' });
    await expect(choice).not.toBeChecked();
    await userEvent.click(choice);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2 messages' }));
    await expect(await canvas.findByText('2 messages are deleted')).toBeVisible();
    await expect(args.messages.remove).toHaveBeenCalledWith({ ids: ['m1', 'm3'] }, { unsubscribe: true });
  },
};

/** A malformed row: its name is not a string. */
const badRow = { ...sampleMessages[0]!, id: 'bad', name: { first: 'Ada' } as unknown as string };

/** If one message cannot be rendered, the others stay visible, and it can be deleted. */
export const OneUnshowable: Story = {
  parameters: { expectsConsoleErrors: true },
  args: {
    messages: {
      ...messagesInMemory(),
      list: fn<MessageStore['list']>(async () => ({ rows: [badRow, ...sampleMessages], total: 4 })),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('This entry cannot be shown')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete the entry bad' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete message' }));
    await waitFor(() => expect(args.messages.remove).toHaveBeenCalledWith({ ids: ['bad'] }));
  },
};

const twentyDaysBeforeItsEnd = new Date(Date.now() - 710 * 24 * 60 * 60 * 1000).toISOString();
const old = { ...sampleMessages[0]!, id: 'old', name: 'Old Hand', created_at: twentyDaysBeforeItsEnd };

/** Warns before messages expire, with a link to them (ADMIN-13). */
export const Expiring: Story = {
  args: { messages: messagesInMemory([...sampleMessages, old]) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 message will be removed within 30 days')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show it' })).toHaveAttribute('href', '?state=expiring');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Removed soon');
    await expect(await canvas.findByText('1 message found')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Old Hand' })).toBeVisible();
  },
};

const fails = async () => Promise.reject(new Error('no answer'));

const withFile: Message = {
  ...sampleMessages[2]!,
  details: { form: 'gone', fields: { agenda: [{ name: 'agenda.pdf', size: 8, sha256: 'ab' }] } },
};

/** A file is downloaded as untyped bytes, so that no browser renders it (FORM-28). */
export const FileDownloaded: Story = {
  args: { messages: messagesInMemory([withFile]), view: { ...defaultMessageView, open: 'm3' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download agenda.pdf (8 bytes)' }));
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith('agenda.pdf', expect.any(Uint8Array), 'application/octet-stream'),
    );
    await expect(args.messages.loadFile).toHaveBeenCalledWith('m3', 'ab');
  },
};

export const FileOutOfReach: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { messages: { ...messagesInMemory([withFile]), loadFile: fails }, view: { ...defaultMessageView, open: 'm3' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download agenda.pdf (8 bytes)' }));
    await expect(await screen.findByText('Failed to download the file')).toBeVisible();
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};

/** After half an hour a deletion is final, and undoing says so (ADMIN-12). */
export const UndoFailed: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { messages: { ...messagesInMemory(), restore: fn(fails) }, view: { ...defaultMessageView, open: 'm1' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete the message of Ada Okafor' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete message' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
    await expect(await screen.findByText('Failed to put them back')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

/** If the server does not respond, nothing is claimed about a person. */
export const PersonFailed: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { messages: { ...messagesInMemory(), listOfPerson: fn(fails) }, view: { ...defaultMessageView, open: 'm1' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All from this person (Ada Okafor)' }));
    await expect(await canvas.findByText('The server did not answer')).toBeVisible();
    await expect(canvas.queryByText(/by this address/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(args.messages.listOfPerson).toHaveBeenCalledTimes(2));
  },
};

/** Results of an earlier filter are not shown for this one. */
export const AwayWhileFiltering: Story = {
  parameters: { expectsConsoleErrors: true },
  args: {
    messages: {
      ...messagesInMemory(),
      list: fn<MessageStore['list']>(async ({ form }) =>
        form === 'all' ? { rows: [...sampleMessages], total: 3 } : fails(),
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('3 messages')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Form' }), 'Consultation');
    await expect(await canvas.findByText('Not counted: the server did not answer')).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toEqual([]);
    await expect(canvas.queryByText(/No message/)).toBeNull();
  },
};

let away = false;

/** After a failed refresh, the old rows are shown with their load time. */
export const AwayWhileRefreshing: Story = {
  parameters: { expectsConsoleErrors: true },
  args: {
    messages: {
      ...messagesInMemory(),
      list: fn<MessageStore['list']>(async () => (away ? fails() : { rows: [...sampleMessages], total: 3 })),
    },
  },
  beforeEach: () => {
    away = false;
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('3 messages');
    away = true;
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText(/^What you see is as it was at /)).toBeVisible();
    await expect(canvas.getByText(/^3 messages at \d/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
  },
};

export const EverythingFails: Story = {
  parameters: { expectsConsoleErrors: true },
  args: {
    messages: {
      list: fn<MessageStore['list']>(async () => ({ rows: [...sampleMessages], total: 3 })),
      open: fails,
      readConversation: fails,
      addNote: fails,
      sendReply: fails,
      listTemplates: fails,
      saveTemplate: fails,
      removeTemplate: fails,
      listFilters: fails,
      addFilter: fails,
      orderFilters: fails,
      removeFilter: fails,
      listAll: fails,
      loadFile: fails,
      change: fails,
      countExpiring: fails,
      remove: fails,
      restore: fails,
      listOfPerson: fails,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select the message of Ada Okafor' }));
    await choose(canvas, userEvent, 'Mark as done');
    await expect(await screen.findByText('Failed to change the messages')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export as CSV' }));
    await expect(await screen.findByText('Failed to export messages')).toBeVisible();
    await choose(canvas, userEvent, 'Delete');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete message' }));
    await expect(await screen.findByText('Failed to delete')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
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
