import { notify } from '@advisor/ui';
import { useCallback, useState } from 'react';
import type { Message, MessageFile } from '../message';
import { messagesCsv, messagesFileName } from '../messagesCsv';
import type { MessageStore } from '../messageStore';
import type { MessageView } from '../messageView';
import { usePagedList } from '../usePagedList';
import type { MessageManagerProps } from './MessageManagerProps';

// ADMIN-12
/** Loads, marks and exports the messages of a view. Each failure is a notice and is logged. */
export function useMessages(
  store: MessageStore,
  { form, mail, state: handling, reference, page, size }: MessageView,
  onExport: MessageManagerProps['onExport'],
) {
  const [busy, setBusy] = useState<string | null>(null);
  const [exporting, setExporting] = useState(false);
  const load = useCallback(
    () => store.list({ form, mail, state: handling, reference, page, size }),
    [store, form, mail, handling, reference, page, size],
  );
  const { state, reload, replaceRow, removeRows } = usePagedList(load, 'Failed to load messages');

  /** The message stays where it is, also where the filter no longer fits it, so that the mark can be taken back. */
  async function setHandled(message: Message, handled: boolean) {
    setBusy(message.id);
    try {
      const handled_at = await store.setHandled(message.id, handled);
      replaceRow(({ id }) => id === message.id, { ...message, handled_at });
    } catch (error) {
      console.error('Failed to mark the message', error);
      void notify.error('Failed to mark the message', 'It is as it was. Try again.');
    } finally {
      setBusy(null);
    }
  }

  async function exportAll() {
    setExporting(true);
    try {
      const messages = await store.listAll({ form, mail, state: handling, reference });
      onExport(messagesFileName(new Date()), await messagesCsv(messages), 'text/csv;charset=utf-8');
    } catch (error) {
      console.error('Failed to export messages', error);
      void notify.error('Failed to export messages', 'Check your connection and try again.');
    } finally {
      setExporting(false);
    }
  }

  // FORM-28
  /** As bytes without a type, which no browser shows as a page. */
  async function download({ id }: Message, { name, sha256 }: MessageFile) {
    try {
      onExport(name, await store.loadFile(id, sha256), 'application/octet-stream');
    } catch (error) {
      console.error('Failed to download the file', error);
      void notify.error('Failed to download the file', 'Check your connection and try again.');
    }
  }

  return { state, reload, removeRows, busy, setHandled, exporting, exportAll, download };
}
