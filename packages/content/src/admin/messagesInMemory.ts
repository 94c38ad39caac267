import { fn } from 'storybook/test';
import { formOf, mailStatusOf, type Message } from './message';
import { expiresSoon } from './messageExpiry';
import type { MessageStore, StoredMessage } from './messageStore';
import { defaultMessageView, normalReference, type MessageFilter } from './messageView';
import { sampleMessages } from './sampleMessages';
import { atEachStory } from './storyState';

/** An in-memory store of messages for stories, with filters and pages like the real one. */
export function messagesInMemory(first: readonly Message[] = sampleMessages) {
  let rows: StoredMessage[] = [];
  atEachStory(() => (rows = first.map((row) => ({ deleted_at: null, ...row }))));
  const mark = (ids: readonly string[], deleted_at: string | null) => {
    rows = rows.map((row) => (ids.includes(row.id) ? { ...row, deleted_at } : row));
  };
  const fitting = ({ form, mail, state, reference }: MessageFilter) =>
    rows.filter(
      (row) =>
        row.deleted_at === null &&
        row.reference.includes(normalReference(reference)) &&
        (form === 'all' || formOf(row) === form) &&
        (mail === 'all' || mailStatusOf(row) === mail) &&
        (state === 'all' ||
          (state === 'expiring'
            ? expiresSoon(row, 730, new Date())
            : (row.handled_at !== null) === (state === 'handled'))),
    );
  return {
    list: fn<MessageStore['list']>(async ({ page, size, ...filter }) => {
      const found = fitting(filter);
      return { rows: found.slice((page - 1) * size, page * size), total: found.length };
    }),
    countExpiring: fn<MessageStore['countExpiring']>(
      async () => fitting({ ...defaultMessageView, state: 'expiring' }).length,
    ),
    listAll: fn<MessageStore['listAll']>(async (filter) => fitting(filter)),
    loadFile: fn<MessageStore['loadFile']>(async () => new TextEncoder().encode('%PDF-1.7')),
    setHandled: fn<MessageStore['setHandled']>(async (id, handled) => {
      const handled_at = handled ? '2026-11-21T09:00:00Z' : null;
      rows = rows.map((row) => (row.id === id ? { ...row, handled_at } : row));
      return handled_at;
    }),
    remove: fn<MessageStore['remove']>(async (ids) => mark(ids, '2026-11-21T09:00:00Z')),
    restore: fn<MessageStore['restore']>(async (ids) => mark(ids, null)),
    listOfPerson: fn<MessageStore['listOfPerson']>(async (email) =>
      rows.filter((row) => row.email.toLowerCase() === email.toLowerCase()),
    ),
  } satisfies MessageStore;
}
