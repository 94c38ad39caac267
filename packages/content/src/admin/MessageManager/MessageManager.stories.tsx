import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import { fill, preparedBy, pressed } from '../../../../../tests/browser/prepared';
import { closeNotices, fail, failTwice, loadAgain, lose, press, whileReloading } from '../failureStories';
import { messagesInMemory } from '../messagesInMemory';
import type { Message } from '../message';
import type { MessageStore } from '../messageStore';
import { defaultMessageView } from '../messageView';
import { sampleMessages } from '../sampleMessages';
import { MessageManager, type MessageManagerProps } from '.';
import { withView } from '../withView';
import { messageManager as guide } from '../admin.guide';

const WithView = withView<MessageManagerProps['view'], MessageManagerProps>(MessageManager);

const meta = {
  title: 'Content/Admin/MessageManager',
  component: MessageManager,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false } } },
  args: { messages: messagesInMemory(), view: defaultMessageView, onViewChange: fn(), onExport: fn() },
  render: (args) => <WithView {...args} />,
} satisfies Meta<typeof MessageManager>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

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
  args: { view: { ...defaultMessageView, size: 48 } },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await canvas.findByText('3 messages');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Form' }), 'Consultation');
    await canvas.findByText('1 message found');
  }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Priya Raman' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Mail' }), 'Failed');
    await expect(await canvas.findByRole('heading', { name: 'No message fits' })).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      { ...defaultMessageView, form: 'consultation', mail: 'failed', size: 48 },
      { replace: false },
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Show all messages' }));
    await expect(await canvas.findByText('3 messages')).toBeVisible();
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...defaultMessageView, size: 48 }, { replace: false });
  },
};

/** As somebody reads it aloud or writes it by hand: in small letters, without the hyphen, with O for 0. */
export const FoundByNumber: Story = {
  parameters: preparedBy(async ({ canvas }) => {
    await canvas.findByText('3 messages');
    await fill(canvas.getByRole('searchbox', { name: 'Reference number' }), ' 4tb8zcom ');
    await canvas.findByText('1 message found');
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Tomás Lindqvist' })).toBeVisible();
    await expect(canvas.getByText('4TB8-ZC0M')).toBeVisible();
    // What is typed stays as it is: more may follow the blank.
    await expect(canvas.getByRole('searchbox')).toHaveValue(' 4tb8zcom ');
  },
};

/** A message that no longer matches the filter stays until the next load, so that the mark can be undone. */
export const Marked: Story = {
  // A page number that is too high leads to the last page.
  args: { messages: messagesInMemory(), view: { ...defaultMessageView, state: 'open', page: 2 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as handled (Ada Okafor)' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark as open (Ada Okafor)' }));
    await expect(await canvas.findByRole('button', { name: 'Mark as handled (Ada Okafor)' })).toBeVisible();
    await expect(args.messages.setHandled).toHaveBeenLastCalledWith('m1', false);
  },
};

const reloading = messagesInMemory();
/** What is done while the list is loaded again is not undone by an answer of before. */
export const ChangedWhileReloading: Story = {
  tags: ['!dev', '!autodocs'],
  args: { messages: reloading },
  play: async ({ canvas }) => {
    const refresh = () => press('Refresh');
    await whileReloading(reloading.list, refresh, async () => {
      await press('Mark as handled (Ada Okafor)');
      await canvas.findByRole('button', { name: 'Mark as open (Ada Okafor)' });
    });
    await expect(canvas.getByRole('button', { name: 'Mark as open (Ada Okafor)' })).toBeVisible();
    await whileReloading(reloading.list, refresh, async () => {
      await press('Delete the message of Ada Okafor');
      await press('Delete message');
      await canvas.findByText('2 messages');
    });
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
    // Its code is fetched for the first notice, which would come in a later story.
    await expect(await screen.findByText('Message deleted')).toBeVisible();
  },
};

/** Everything that matches the filter, from all pages. */
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
    await expect(args.messages.listAll).toHaveBeenCalledWith({
      form: 'contact',
      mail: 'all',
      state: 'all',
      reference: '',
    });
  },
};

/** Deleting asks first and says what follows; it can be undone, and focus moves to the undo button. */
export const Deleted: Story = {
  args: { messages: messagesInMemory() },
  parameters: pressed('Delete the message of Tomás Lindqvist'),
  play: async ({ args, canvas, userEvent }) => {
    const press = canvas.getByRole('button', { name: 'Delete the message of Tomás Lindqvist', hidden: true });
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
    await expect(canvas.getByText('2 messages')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('3 messages')).toBeVisible();
    await expect(args.messages.restore).toHaveBeenCalledWith(['m2']);
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();

    // Each deletion can be undone, the last one first.
    for (const name of ['Tomás Lindqvist', 'Ada Okafor']) {
      await userEvent.click(canvas.getByRole('button', { name: `Delete the message of ${name}` }));
      await userEvent.click(canvas.getByRole('button', { name: 'Delete message' }));
      await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    }
    for (const count of [2, 3]) {
      await userEvent.click(await canvas.findByRole('button', { name: 'Undo' }));
      await expect(await canvas.findByText(`${count} messages`)).toBeVisible();
    }
  },
};

/** Several at once; the number of selected messages is announced. */
export const SelectedDeleted: Story = {
  args: { messages: messagesInMemory() },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select the message of Ada Okafor' }));
  }),
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Form' }), 'Consultation');
    await expect(await canvas.findByText('1 selected')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Form' }), 'All forms');
    await expect(await canvas.findByText('3 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select the message of Priya Raman' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all on this page' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete selected' }));
    const question = canvas.getByRole('alertdialog', { name: 'Delete 2 messages?' });
    await expect(question).toHaveTextContent('1 of them has not been mailed to you, and will not be.');
    await userEvent.click(within(question).getByRole('button', { name: 'Delete 2 messages' }));
    await expect(await canvas.findByText('2 messages are deleted')).toBeVisible();
    await expect(args.messages.remove).toHaveBeenCalledWith(['m1', 'm2']);
    await expect(canvas.getByText('1 message')).toBeVisible();
    await expect(canvas.queryByText(/selected/)).toBeNull();
  },
};

const ofOnePerson = [
  ...sampleMessages.map((message) => (message.id === 'm3' ? { ...message, email: 'ADA@northwind.example' } : message)),
  { ...sampleMessages[0]!, id: 'm4', message: 'Never mind', deleted_at: new Date().toISOString() },
];

/** Everything stored about one person, whatever the case of the address: exported and deleted. */
export const Person: Story = {
  args: { messages: messagesInMemory(ofOnePerson) },
  parameters: preparedBy(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'All from this person (Ada Okafor)' }));
    await canvas.findByText(/^2 messages by this address/);
  }),
  play: async ({ args, canvas, userEvent }) => {
    const dialog = within(canvas.getByRole('dialog', { name: 'Everything from this person' }));
    await expect(dialog.getByText(/^2 messages by this address.*1 message more is deleted/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Export as JSON' }));
    await expect(args.onExport).toHaveBeenLastCalledWith(
      expect.stringMatching(/^messages-ada-northwind\.example-\d{4}-\d\d-\d\d\.json$/),
      expect.stringMatching(/"ADA@northwind\.example"[^]*"Never mind"/),
      'application/json',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Delete all 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete 2 messages' }));
    await expect(await canvas.findByText('2 messages are deleted')).toBeVisible();
    await expect(args.messages.remove).toHaveBeenCalledWith(['m1', 'm3']);
    await expect(canvas.getByText('1 message')).toBeVisible();
  },
};

/** A row that cannot be rendered: its name is not text. */
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
    await waitFor(() => expect(args.messages.remove).toHaveBeenCalledWith(['bad']));
    mocked(args.messages.list).mockResolvedValueOnce({ rows: [{ ...badRow, name: 'Mended' }], total: 1 });
    await press('Refresh');
    await expect(await canvas.findByRole('heading', { name: 'Mended' })).toBeVisible();
  },
};

const twentyDaysBeforeItsEnd = new Date(Date.now() - 710 * 24 * 60 * 60 * 1000).toISOString();
const old = { ...sampleMessages[0]!, id: 'old', name: 'Old Hand', created_at: twentyDaysBeforeItsEnd };

/** Before messages expire, the owner is told, with a link to them (ADMIN-13). */
export const Expiring: Story = {
  args: { messages: messagesInMemory([...sampleMessages, old]) },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('1 message will be removed within 30 days')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Show it' })).toHaveAttribute('href', '?state=expiring');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Removed soon');
    await expect(await canvas.findByText('1 message found')).toBeVisible();
    await expect(canvas.getByText(/^Removed for good on /)).toBeVisible();
  },
};

const withFile: Message = {
  ...sampleMessages[2]!,
  details: { form: 'gone', fields: { agenda: [{ name: 'agenda.pdf', size: 8, sha256: 'ab' }] } },
};

const flaky = messagesInMemory([...sampleMessages.slice(0, 2), withFile]);

/**
 * Results of an earlier filter are not shown for another one; after a failed refresh, the old rows are shown with their
 * time. Nothing is claimed about a person. A deleted message is erased after half an hour: undoing says so (ADMIN-12).
 */
export const EveryFailure: Story = {
  parameters: { expectsConsoleErrors: true },
  args: { messages: flaky },
  beforeEach: () => {
    lose(flaky.list);
    lose(flaky.countExpiring);
  },
  play: async ({ args, canvas, userEvent }) => {
    await loadAgain(flaky.list, 'Failed to load messages');
    await canvas.findByText('3 messages');
    await fail(flaky.list, /^What you see is as it was at .+, and may have changed since\.$/, () => press('Refresh'));
    await expect(canvas.getByText(/^3 messages at \d/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await loadAgain(flaky.list, 'Failed to load messages');
    const form = canvas.getByRole('combobox', { name: 'Form' });
    await fail(flaky.list, 'Not counted: the server did not answer', () =>
      userEvent.selectOptions(form, 'Consultation'),
    );
    await expect(canvas.queryAllByRole('article')).toEqual([]);
    await expect(canvas.queryByText(/No message/)).toBeNull();
    await userEvent.selectOptions(form, 'All forms');
    await canvas.findByText('3 messages');

    await failTwice(flaky.listOfPerson, 'The server did not answer', async () => {
      if (!canvas.queryByRole('dialog')) return press('All from this person (Ada Okafor)');
      await expect(canvas.queryByText(/by this address/)).toBeNull();
      return press('Try again');
    });
    await press('Close');
    const remove = async () => {
      await press('Delete the message of Ada Okafor');
      await press('Delete message');
    };
    const table = [
      [flaky.setHandled, 'Failed to mark the message', () => press('Mark as handled (Ada Okafor)')],
      [flaky.listAll, 'Failed to export messages', () => press('Export as CSV')],
      [flaky.loadFile, 'Failed to download the file', () => press('Download agenda.pdf (8 bytes)')],
      [flaky.remove, 'Failed to delete', remove],
    ] as const;
    for (const [call, words, again] of [...table, ...table]) {
      await fail(call, words, again);
      await closeNotices();
    }
    await expect(args.onExport).not.toHaveBeenCalled();
    // As bytes without a type: no browser shows it as a page (FORM-28).
    await press('Download agenda.pdf (8 bytes)');
    await waitFor(() =>
      expect(args.onExport).toHaveBeenCalledWith('agenda.pdf', expect.any(Uint8Array), 'application/octet-stream'),
    );
    await expect(args.messages.loadFile).toHaveBeenLastCalledWith('m3', 'ab');
    await expect(canvas.getByRole('button', { name: 'Mark as handled (Ada Okafor)' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    await remove();
    await closeNotices();
    for (let time = 0; time < 2; time++) await fail(flaky.restore, 'Failed to put them back', () => press('Undo'));
    await press('Undo');
    await expect(await canvas.findByText('3 messages')).toBeVisible();
  },
};
