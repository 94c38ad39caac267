import { notify } from '@advisor/ui';
import { useState } from 'react';
import { messageCount, type Message } from '../message';
import type { MessageStore } from '../messageStore';

/** What deletions do to the list that is shown. */
export interface ListAfterDeletion {
  onRemoved: (ids: ReadonlySet<string>) => void;
  reload: () => Promise<void>;
}

// ADMIN-12
/** Deletes messages and undoes deletions, the last one first. Each failure is a notice and is logged. */
export function useDeletion(store: MessageStore, { onRemoved, reload }: ListAfterDeletion) {
  const [deleting, setDeleting] = useState(false);
  const [deleted, setDeleted] = useState<readonly (readonly string[])[]>([]);
  const forget = () => setDeleted((all) => all.slice(0, -1));

  /** `done` is called when the question is answered, before the offer to undo appears: it takes the focus. */
  async function remove(messages: readonly Pick<Message, 'id'>[], done: () => void) {
    const ids = messages.map(({ id }) => id);
    setDeleting(true);
    try {
      await store.remove(ids);
      done();
      setDeleted((all) => [...all, ids]);
      onRemoved(new Set(ids));
      void notify.success(ids.length === 1 ? 'Message deleted' : `${messageCount(ids.length)} deleted`);
    } catch (error) {
      done();
      console.error('Failed to delete messages', error);
      void notify.error('Failed to delete', 'Check the list: some of them may be deleted already. Then try again.');
    } finally {
      setDeleting(false);
    }
    await reload();
  }

  async function undo() {
    const ids = deleted.at(-1);
    if (!ids) return;
    try {
      await store.restore(ids);
      forget();
    } catch (error) {
      console.error('Failed to put messages back', error);
      void notify.error('Failed to put them back', 'Try again. What was deleted half an hour ago is gone for good.');
    }
    await reload();
  }

  return { deleting, remove, deleted: deleted.at(-1), undo, forget };
}
