import { ButtonLink, EmptyState, Icon, notify, Skeleton, Stack } from '@advisor/ui';
import { ArrowLeft } from 'lucide';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { EntryBoundary } from '../EntryBoundary';
import { LoadFailure } from '../ListResults';
import type { Message, MessageFile } from '../messages/message';
import { MessageEntry } from '../MessageEntry';
import type { MessageChange, MessageStore } from '../messages/messageStore';
import { MessageThread } from '../MessageThread';
import { opened } from './MessageManager.css';

export interface OpenMessageProps {
  id: string;
  messages: MessageStore;
  keptDays: number;
  /** The URL of the list. */
  listHref: string;
  /** Returns the URL of another message. */
  hrefOf: (id: string) => string;
  /** Called with the current message when it is opened, and after each change. */
  onSeen: (message: Message) => void;
  onDownload: (message: Message, file: MessageFile) => void;
  onShowPerson: (message: Message) => void;
  onDelete: (message: Message) => void;
}

type State = { status: 'loading' | 'failed' | 'gone' } | { status: 'open'; message: Message };

// MESSAGE-2
/** One open message with its actions; marks it as read, and takes focus. */
export function OpenMessage({
  id,
  messages,
  keptDays,
  listHref,
  hrefOf,
  onSeen,
  onDownload,
  onShowPerson,
  onDelete,
}: OpenMessageProps) {
  const [state, setState] = useState<State>({ status: 'loading' });
  const [busy, setBusy] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  }, [onSeen]);

  const load = useCallback(() => {
    let wanted = true;
    setState({ status: 'loading' });
    messages.open(id).then(
      (message) => {
        if (!wanted) return;
        setState(message ? { status: 'open', message } : { status: 'gone' });
        if (message) seen.current(message);
      },
      (error: unknown) => {
        console.error('Failed to load the message', error);
        if (wanted) setState({ status: 'failed' });
      },
    );
    return () => {
      wanted = false;
    };
  }, [messages, id]);
  useEffect(load, [load]);
  useLayoutEffect(() => place.current?.focus({ preventScroll: true }), []);

  /** Reloads it after a reply; on failure it stays as it was. */
  async function refresh() {
    const message = await messages.open(id).catch(() => null);
    if (!message) return;
    setState({ status: 'open', message });
    seen.current(message);
  }

  async function change(change: MessageChange) {
    setBusy(true);
    try {
      const { rows } = await messages.change({ ids: [id] }, change);
      const [message] = rows;
      if (!message) throw new Error('The answer has no message.');
      setState({ status: 'open', message });
      seen.current(message);
    } catch (error) {
      console.error('Failed to change the message', error);
      void notify.error('Failed to change the message', 'It is as it was, or somebody has deleted it. Try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <div ref={place} tabIndex={-1} role="region" aria-label="Opened message" className={opened}>
      <Stack space="m">
        <Stack direction="row" space="s">
          <ButtonLink href={listHref} variant="quiet" size="small" icon={<Icon icon={ArrowLeft} />}>
            All messages
          </ButtonLink>
        </Stack>
        {state.status === 'loading' ? <Skeleton heading label="Loading the message" /> : null}
        {state.status === 'failed' ? (
          <LoadFailure title="Failed to load the message" shownSince={null} busy={false} onRetry={() => void load()} />
        ) : null}
        {state.status === 'gone' ? (
          <EmptyState heading="This message is gone" level={2}>
            It was deleted, or its time was over. If it was deleted within the last half an hour, whoever did so can
            undo it.
          </EmptyState>
        ) : null}
        {state.status === 'open' ? (
          <EntryBoundary entry={state.message} onDelete={() => onDelete(state.message)}>
            <MessageEntry
              message={state.message}
              keptDays={keptDays}
              busy={busy}
              onChange={(next) => void change(next)}
              onDownload={(file) => onDownload(state.message, file)}
              onRead={({ sha256 }) => messages.loadFile(id, sha256)}
              onShowPerson={() => onShowPerson(state.message)}
              onDelete={() => onDelete(state.message)}
            />
            <MessageThread message={state.message} store={messages} hrefOf={hrefOf} onReplied={() => void refresh()} />
          </EntryBoundary>
        ) : null}
      </Stack>
    </div>
  );
}
