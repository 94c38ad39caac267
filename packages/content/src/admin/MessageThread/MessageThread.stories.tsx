import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { messageThread as guide } from '../admin.guide';
import type { ConversationEntry } from '../messages/conversation';
import { messagesInMemory } from '../messages/messagesInMemory';
import type { MessageStore } from '../messages/messageStore';
import { sampleMessages } from '../messages/sampleMessages';
import { MessageThread } from '.';

const [contact, , request] = sampleMessages;

const meta = {
  title: 'Content/Admin/MessageThread',
  component: MessageThread,
  parameters: { guide },
  args: { message: contact!, store: messagesInMemory(), hrefOf: (id: string) => `?open=${id}`, onReplied: fn() },
  argTypes: { store: { control: false } },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof MessageThread>;

export default meta;
type Story = StoryObj<typeof meta>;

const mail = {
  kind: 'mail' as const,
  message_id: 'm1',
  subject: 'Re: Your message [A7K2-9QXD]',
  text: 'Hello Ada,\n<img src=x onerror=alert(1)>',
  author: 'owner@example.com',
  mail_kind: 'reply',
  mailed_at: null,
  mail_via: null,
  mail_error: null,
  cancelled_at: null,
};

const everything: ConversationEntry[] = [
  { kind: 'message', id: 'm1', at: '2026-11-20T15:04:00Z', message: contact! },
  {
    ...mail,
    id: 'r1',
    at: '2026-11-20T15:04:01Z',
    mail_kind: 'receipt',
    text: null,
    author: null,
    subject: 'Arrived',
    mailed_at: '2026-11-20T15:05:00Z',
    mail_via: 'smtp',
  },
  { kind: 'guide', id: 'm1', at: '2026-11-20T15:10:00Z', message_id: 'm1' },
  { kind: 'message', id: 'm3', at: '2026-11-20T16:00:00Z', message: request! },
  {
    kind: 'booking',
    id: 'm3',
    at: '2026-11-20T16:00:01Z',
    message_id: 'm3',
    starts_at: '2026-12-01T15:00:00Z',
    is_cancelled: false,
  },
  {
    kind: 'note',
    id: 'n1',
    at: '2026-11-20T17:00:00Z',
    message_id: 'm1',
    author: 'other@example.com',
    text: '<b>Call</b>',
  },
  { ...mail, id: 'r2', at: '2026-11-20T18:00:00Z', mailed_at: '2026-11-20T18:00:00Z', mail_via: 'file' },
  { ...mail, id: 'r3', at: '2026-11-20T18:01:00Z', mail_error: '451 Mailbox busy' },
  {
    ...mail,
    id: 'r4',
    at: '2026-11-20T18:02:00Z',
    mail_error: '550 No such mailbox',
    cancelled_at: '2026-11-20T18:02:01Z',
  },
];

/** Every kind of entry, chronologically; all content is plain text. */
export const Everything: Story = {
  args: { store: { ...messagesInMemory(), readConversation: fn(async () => everything) } },
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Everything from ada@northwind.example' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(9);
    await expect(list.getByText('Message A7K2-9QXD (this message)')).toBeVisible();
    await expect(list.getByRole('link', { name: 'Consultation J5RW-1HN6' })).toHaveAttribute('href', '?open=m3');
    await expect(list.getByText('<b>Call</b>')).toBeVisible();
    await expect(list.getAllByText(/<img src=x onerror=alert\(1\)>/)).toHaveLength(3);
    await expect(list.getByText('Receipt: Arrived')).toBeVisible();
    await expect(list.getByText('Opened the link to the guide.')).toBeVisible();
    await expect(list.getByText(/^Booked: /)).toBeVisible();
    await expect(list.getByText('Saved as a file')).toBeVisible();
    await expect(list.getByText('Not sent yet, tried again')).toBeVisible();
    await expect(list.getByText('Could not be sent')).toBeVisible();
    await expect(list.getByText('The mail server said: 550 No such mailbox')).toBeVisible();
  },
};

export const OnAPhone: Story = {
  ...Everything,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Receipt: Arrived');
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const NoteAdded: Story = {
  args: { store: messagesInMemory() },
  play: async ({ args, canvas, userEvent }) => {
    const note = canvas.getByRole('form', { name: 'Note' });
    await userEvent.click(within(note).getByRole('button', { name: 'Add note' }));
    await expect(args.store.addNote).not.toHaveBeenCalled();
    await userEvent.type(within(note).getByRole('textbox', { name: 'Note' }), '  Call on Monday ');
    await userEvent.click(within(note).getByRole('button', { name: 'Add note' }));
    await expect(await canvas.findByText('Call on Monday')).toBeVisible();
    await expect(within(note).getByRole('textbox')).toHaveValue('');
    await expect(args.store.addNote).toHaveBeenCalledWith(expect.any(String), 'm1', 'Call on Monday');
  },
};

/** A template's placeholders are filled in; the reply appears in the conversation at once. */
export const Replied: Story = {
  args: { store: messagesInMemory(), onReplied: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByRole('combobox', { name: 'Begin with a template' }), 'Thanks');
    const reply = canvas.getByRole('textbox', { name: 'Reply' });
    await expect(reply).toHaveValue('Hello Ada,\n\nthank you for your message A7K2-9QXD.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await expect(await canvas.findByText('Reply: Re: Your message [A7K2-9QXD]')).toBeVisible();
    await expect(canvas.getByText('Sent')).toBeVisible();
    await expect(reply).toHaveValue('');
    await expect(args.onReplied).toHaveBeenCalledOnce();
  },
};

/** Unknown placeholders are rejected while typing. */
export const Templates: Story = {
  args: { store: messagesInMemory() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit templates' }));
    const dialog = within(canvas.getByRole('dialog', { name: 'Templates for replies' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name' }), 'Later');
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Dear {{{{surname}}');
    await expect(dialog.getByText(/^“\{\{surname\}\}” is not known\. Use \{\{first name\}\}, /)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await expect(args.store.saveTemplate).not.toHaveBeenCalled();
  },
};

export const TemplateSavedAndDeleted: Story = {
  ...Templates,
  tags: ['!autodocs'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await Templates.play?.(context);
    const dialog = within(canvas.getByRole('dialog', { name: 'Templates for replies' }));
    const text = dialog.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Dear {{{{name}}');
    await userEvent.click(dialog.getByRole('button', { name: 'Save template' }));
    await waitFor(() =>
      expect(args.store.saveTemplate).toHaveBeenCalledWith({ id: '', name: 'Later', body: 'Dear {{name}}' }),
    );
    await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Template' }), 'Later');
    await userEvent.click(dialog.getByRole('button', { name: 'Delete template' }));
    await waitFor(() => expect(args.store.removeTemplate).toHaveBeenCalledWith('t2'));
  },
};

const fails = async () => Promise.reject(new Error('no answer'));

/** Text that could not be stored is kept, also across a reload. */
export const Away: Story = {
  parameters: { expectsConsoleErrors: true, docs: { story: { inline: false } } },
  args: {
    store: {
      ...messagesInMemory(),
      addNote: fn<MessageStore['addNote']>(fails),
      sendReply: fn<MessageStore['sendReply']>(fails),
      readConversation: fails,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText('Failed to load the conversation')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Note' }), 'Kept');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(await screen.findByText('Failed to add the note')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Note' })).toHaveValue('Kept');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Reply' }), 'Kept too');
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Send reply' }));
    await waitFor(() => expect(args.store.sendReply).toHaveBeenCalledTimes(2));
    // The same id, so that a retried reply is mailed once.
    const calls = (args.store.sendReply as ReturnType<typeof fn<MessageStore['sendReply']>>).mock.calls;
    await expect(calls[0]![0]).toBe(calls[1]![0]);
    await expect(sessionStorage.getItem('note-m1')).toBe('Kept');
    await expect(sessionStorage.getItem('reply-m1')).toBe('Kept too');
  },
};

/** Spam cannot be replied to. */
export const Spam: Story = {
  args: { message: { ...contact!, spam_at: '2026-11-21T09:00:00Z' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('form', { name: 'Note' })).toBeVisible();
    await expect(canvas.queryByRole('form', { name: 'Reply' })).toBeNull();
  },
};
