import { fn } from 'storybook/test';
import type { ConversationEntry, ReplyTemplate } from './conversation';
import { dueOf, filesOf, formOf, mailStatusOf, type Message } from './message';
import { expiresSoon } from './messageExpiry';
import { dayOf } from './messagesCsv';
import type { MessageChange, MessageChoice, MessageStore, SavedFilter, StoredMessage } from './messageStore';
import { defaultMessageView, type MessageFilter } from './messageView';
import { sampleMessages } from './sampleMessages';

const now = '2026-11-21T09:00:00Z';

/** An in-memory message store for stories, with filters and pages like the real one. */
export function messagesInMemory(first: readonly Message[] = sampleMessages) {
  let added: ConversationEntry[] = [];
  let filters: SavedFilter[] = [];
  let templates: ReplyTemplate[] = [
    { id: 't1', name: 'Thanks', body: 'Hello {{first name}},\n\nthank you for your {{form}} {{reference}}.' },
  ];
  let rows: StoredMessage[] = first.map((row) => ({ ...row, deleted_at: null }));
  const fits = ({ words, state, form, mail, due, report, from, to }: MessageFilter) => {
    const today = dayOf(new Date());
    const typed = words.toLowerCase().split(/\s+/).filter(Boolean);
    return (row: StoredMessage) => {
      const text = JSON.stringify([
        row.reference,
        row.name,
        row.email,
        row.company,
        row.message,
        row.details,
      ]).toLowerCase();
      const due_in = dueOf(row, today);
      return (
        row.deleted_at === null &&
        (row.spam_at !== null) === (state === 'spam') &&
        typed.every((word) => text.includes(word)) &&
        (form === 'all' || formOf(row) === form) &&
        (mail === 'all' || mailStatusOf(row) === mail) &&
        (state === 'all' ||
          state === 'spam' ||
          (state === 'unread'
            ? row.read_at === null
            : state === 'expiring'
              ? expiresSoon(row, 730, new Date())
              : row.state === state)) &&
        (due === 'all' ||
          (due === 'any' ? row.due_on !== null : due_in === 'overdue' || (due !== 'overdue' && due_in !== null))) &&
        (report === 'all' || filesOf(row).length > 0) &&
        (from === '' || dayOf(new Date(row.created_at)) >= from) &&
        (to === '' || dayOf(new Date(row.created_at)) <= to)
      );
    };
  };
  const chosen = (choice: MessageChoice) =>
    'ids' in choice ? rows.filter(({ id }) => choice.ids.includes(id)) : rows.filter(fits(choice.filter));
  const update = (some: readonly StoredMessage[], change: (row: StoredMessage) => StoredMessage) => {
    rows = rows.map((row) => (some.some(({ id }) => id === row.id) ? change(row) : row));
    return rows.filter((row) => some.some(({ id }) => id === row.id));
  };
  const changed =
    ({ state, read, spam, due_on }: MessageChange) =>
    (row: StoredMessage): StoredMessage => ({
      ...row,
      ...(state && { state, read_at: row.read_at ?? now, handled_at: state === 'done' ? now : null }),
      ...(read !== undefined && { read_at: read ? now : null }),
      ...(spam !== undefined && { spam_at: spam ? now : null }),
      ...(due_on !== undefined && { due_on }),
      ...((state ?? spam ?? due_on) !== undefined && { changed_at: now, changed_by: 'owner@example.com' }),
    });
  const mark = (ids: readonly string[], deleted_at: string | null) =>
    update(chosen({ ids }), (row) => ({ ...row, deleted_at })).map(({ id }) => id);
  return {
    list: fn<MessageStore['list']>(async ({ page, size, ...filter }) => {
      const found = rows.filter(fits(filter));
      return { rows: found.slice((page - 1) * size, page * size), total: found.length };
    }),
    open: fn<MessageStore['open']>(async (id) => {
      const [row] = update(chosen({ ids: [id] }), changed({ read: true }));
      return row && row.deleted_at === null ? row : null;
    }),
    readConversation: fn<MessageStore['readConversation']>(async (id) => {
      const email = rows.find((row) => row.id === id)?.email.toLowerCase();
      const theirs = rows.filter((row) => row.email.toLowerCase() === email);
      return [
        ...theirs.map((message) => ({ kind: 'message' as const, id: message.id, at: message.created_at, message })),
        ...added.filter((entry) => 'message_id' in entry && theirs.some((row) => row.id === entry.message_id)),
      ].toSorted((a, b) => (a.at < b.at ? -1 : 1));
    }),
    addNote: fn<MessageStore['addNote']>(async (id, message_id, text) => {
      added = [...added, { kind: 'note', id, at: now, message_id, author: 'owner@example.com', text }];
    }),
    sendReply: fn<MessageStore['sendReply']>(async (id, message_id, subject, text) => {
      added = [
        ...added,
        {
          kind: 'mail',
          id,
          at: now,
          message_id,
          mail_kind: 'reply',
          subject: `${subject} [${rows.find((row) => row.id === message_id)?.reference}]`,
          text,
          author: 'owner@example.com',
          mailed_at: now,
          mail_via: 'smtp',
          mail_error: null,
          cancelled_at: null,
        },
      ];
      update(chosen({ ids: [message_id] }), changed({ state: 'waiting' }));
    }),
    listTemplates: fn<MessageStore['listTemplates']>(async () => templates),
    saveTemplate: fn<MessageStore['saveTemplate']>(async (template) => {
      const saved = { ...template, id: template.id || `t${templates.length + 1}` };
      templates = [...templates.filter(({ id }) => id !== saved.id), saved];
    }),
    removeTemplate: fn<MessageStore['removeTemplate']>(async (id) => {
      templates = templates.filter((template) => template.id !== id);
    }),
    listFilters: fn<MessageStore['listFilters']>(async () => filters),
    addFilter: fn<MessageStore['addFilter']>(async (name, query) => {
      filters = [...filters, { id: `f${filters.length + 1}`, name, query }];
    }),
    orderFilters: fn<MessageStore['orderFilters']>(async (ids) => {
      filters = filters.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
    }),
    removeFilter: fn<MessageStore['removeFilter']>(async (id) => {
      filters = filters.filter((filter) => filter.id !== id);
    }),
    countExpiring: fn<MessageStore['countExpiring']>(
      async () => rows.filter(fits({ ...defaultMessageView, state: 'expiring' })).length,
    ),
    listAll: fn<MessageStore['listAll']>(async (filter) => rows.filter(fits(filter))),
    loadFile: fn<MessageStore['loadFile']>(async () => new TextEncoder().encode('%PDF-1.7')),
    change: fn<MessageStore['change']>(async (choice, change) => {
      const some = update(chosen(choice), changed(change));
      return { ids: some.map(({ id }) => id), rows: some };
    }),
    remove: fn<MessageStore['remove']>(async (choice) =>
      mark(
        chosen(choice).map(({ id }) => id),
        now,
      ),
    ),
    restore: fn<MessageStore['restore']>(async (ids) => mark(ids, null)),
    listOfPerson: fn<MessageStore['listOfPerson']>(async (email) =>
      rows.filter((row) => row.email.toLowerCase() === email.toLowerCase()),
    ),
  } satisfies MessageStore;
}
