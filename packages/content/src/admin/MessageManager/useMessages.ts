import { notify } from '@advisor/ui';
import { useCallback, useState } from 'react';
import type { Message, MessageFile } from '../messages/message';
import { messagesCsv, messagesFileName, messagesJson } from '../messages/messagesCsv';
import type { MessageStore } from '../messages/messageStore';
import type { MessageView } from '../messages/messageView';
import { usePagedList } from '../lists/usePagedList';
import type { MessageManagerProps } from './MessageManagerProps';

// MESSAGE-5
/** Loads and exports the messages of a view. Failures are shown as notices and logged. */
export function useMessages(
  store: MessageStore,
  { words, state: stateFilter, form, mail, due, report, from, to, page, size }: MessageView,
  onExport: MessageManagerProps['onExport'],
) {
  const [exporting, setExporting] = useState<'csv' | 'json' | null>(null);
  const load = useCallback(
    () => store.list({ words, state: stateFilter, form, mail, due, report, from, to, page, size, open: '' }),
    [store, words, stateFilter, form, mail, due, report, from, to, page, size],
  );
  const { state, reload, replaceRow, removeRows } = usePagedList(load, 'Failed to load messages');

  async function exportAll(ending: 'csv' | 'json') {
    setExporting(ending);
    try {
      const messages = await store.listAll({ words, state: stateFilter, form, mail, due, report, from, to });
      const now = new Date();
      if (ending === 'json') onExport(messagesFileName(now, 'json'), messagesJson(messages, now), 'application/json');
      else onExport(messagesFileName(now), await messagesCsv(messages), 'text/csv;charset=utf-8');
    } catch (error) {
      console.error('Failed to export messages', error);
      void notify.error('Failed to export messages', 'Check your connection and try again.');
    } finally {
      setExporting(null);
    }
  }

  // FORM-28
  /** As untyped bytes, so that no browser renders them. */
  async function download({ id }: Message, { name, sha256 }: MessageFile) {
    try {
      onExport(name, await store.loadFile(id, sha256), 'application/octet-stream');
    } catch (error) {
      console.error('Failed to download the file', error);
      void notify.error('Failed to download the file', 'Check your connection and try again.');
    }
  }

  return { state, reload, replaceRow, removeRows, exporting, exportAll, download };
}
