import { fn } from 'storybook/test';
import { formOf, mailStatusOf, type Message } from './message';
import type { MessageStore } from './messageStore';
import type { MessageFilter } from './messageView';
import { sampleMessages } from './sampleMessages';

/** A store of messages in memory, for as long as a story is shown: with filters and pages like the real one. */
export function messagesInMemory(first: readonly Message[] = sampleMessages) {
  let rows = [...first];
  const fitting = ({ form, mail, state }: MessageFilter) =>
    rows.filter(
      (row) =>
        (form === 'all' || formOf(row) === form) &&
        (mail === 'all' || mailStatusOf(row) === mail) &&
        (state === 'all' || (row.handled_at !== null) === (state === 'handled')),
    );
  return {
    list: fn<MessageStore['list']>(async ({ page, size, ...filter }) => {
      const found = fitting(filter);
      return { rows: found.slice((page - 1) * size, page * size), total: found.length };
    }),
    listAll: fn<MessageStore['listAll']>(async (filter) => fitting(filter)),
    setHandled: fn<MessageStore['setHandled']>(async (id, handled) => {
      const handled_at = handled ? '2026-11-21T09:00:00Z' : null;
      rows = rows.map((row) => (row.id === id ? { ...row, handled_at } : row));
      return handled_at;
    }),
  } satisfies MessageStore;
}
