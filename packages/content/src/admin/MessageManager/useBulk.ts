import { notify } from '@advisor/ui';
import { useState } from 'react';
import { messageCount } from '../messages/message';
import type { MessageChange, MessageChoice, MessageStore } from '../messages/messageStore';

/** How changes affect the displayed list. */
export interface ListAfterChange {
  /** Called with the ids of messages that have left all lists. */
  onRemoved: (ids: ReadonlySet<string>) => void;
  /** Called after every change, also a failed one: the list may be stale. */
  reload: () => Promise<void>;
}

/** What can be undone: the ids of deleted messages, or of those marked as spam. */
export interface Undoable {
  what: 'deleted' | 'spam';
  ids: readonly string[];
}

// MESSAGE-4
/** Deletes and changes several messages, with undo for the last removal. Failures are shown as notices and logged. */
export function useBulk(store: MessageStore, { onRemoved, reload }: ListAfterChange) {
  const [busy, setBusy] = useState(false);
  const [undoables, setUndoables] = useState<readonly Undoable[]>([]);
  const forget = () => setUndoables((all) => all.slice(0, -1));

  function removed(undoable: Undoable) {
    if (undoable.ids.length > 0) setUndoables((all) => [...all, undoable]);
    onRemoved(new Set(undoable.ids));
  }

  /** `done` runs once confirmed, before the undo notice appears: it moves focus. */
  async function remove(choice: MessageChoice, done: () => void, unsubscribe = false) {
    setBusy(true);
    try {
      const ids = await (unsubscribe ? store.remove(choice, { unsubscribe }) : store.remove(choice));
      done();
      removed({ what: 'deleted', ids });
      void notify.success(ids.length === 1 ? 'Message deleted' : `${messageCount(ids.length)} deleted`);
    } catch (error) {
      done();
      console.error('Failed to delete messages', error);
      void notify.error('Failed to delete', 'Check the list: some of them may be deleted already. Then try again.');
    } finally {
      setBusy(false);
    }
    await reload();
  }

  async function changeAll(choice: MessageChoice, change: MessageChange, done: () => void) {
    setBusy(true);
    try {
      const { ids } = await store.change(choice, change);
      done();
      if (change.spam) removed({ what: 'spam', ids });
      else onRemoved(new Set());
      void notify.success(`${messageCount(ids.length)} changed`);
    } catch (error) {
      done();
      console.error('Failed to change messages', error);
      void notify.error('Failed to change the messages', 'Check the list: some of them may be gone. Then try again.');
    } finally {
      setBusy(false);
    }
    await reload();
  }

  async function undo() {
    const last = undoables.at(-1);
    if (!last) return;
    try {
      if (last.what === 'spam') await store.change({ ids: last.ids }, { spam: false });
      else await store.restore(last.ids);
      forget();
    } catch (error) {
      console.error('Failed to put messages back', error);
      void notify.error('Failed to put them back', 'Try again. What was deleted half an hour ago is gone for good.');
    }
    await reload();
  }

  return { busy, remove, changeAll, removed, undoable: undoables.at(-1), undo, forget };
}
